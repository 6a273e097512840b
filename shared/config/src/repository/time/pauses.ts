const call = /\bwaitForFunction\(/g;

/** What stands between a parenthesis that is open and the one that closes it. */
function argumentsIn(source: string): string {
  let open = 1;
  let at = 0;
  for (; at < source.length && open > 0; at += 1) {
    if (source[at] === '(') open += 1;
    if (source[at] === ')') open -= 1;
  }
  return source.slice(0, at);
}

/** Waits that look once per frame, which a busy page does not draw. */
export const waitsByFrame = (source: string): string[] =>
  [...source.matchAll(call)].flatMap((found) => {
    const given = argumentsIn(source.slice(found.index + found[0].length));
    return /\bpolling: \d/.test(given) ? [] : [`${found[0]}${given}`];
  });

/** How often a source switches the lint rules about pauses off. */
export const allowedPauses = (source: string): number =>
  [...source.matchAll(/oxlint-disable\S* .*\bno-restricted-(?:globals|properties|imports)\b/g)].length;
