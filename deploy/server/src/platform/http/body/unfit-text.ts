/**
 * Half of a sign, signs that steer a machine, and signs that turn the direction of what follows: no person types them,
 * and a name with them is not what it looks like. Line breaks and tabs are text; signs without a width are part of one.
 */
// oxlint-disable-next-line no-control-regex -- it is about them
const steering = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
/** Somebody called so would stand in no list. */
const onlyUnseen =
  /^\s*[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800][\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;
const isUnfit = (text: string): boolean =>
  !text.isWellFormed() || steering.test(text) || onlyUnseen.test(text);

/** What stands in a row, a subject or an address is one line, in whichever call it comes. */
const ofOneLine =
  /(?:^|\.)(?:name|firstName|lastName|caption|title|number|merchant|paperNumber|costCentre|reference|street|zip|city|phone|contactNumber|email|login|signedOffBy)$/;
const lineBreak = /[\t\n\r\u0085\u2028\u2029]/;
const isBroken = (text: string, path: string): boolean => lineBreak.test(text) && ofOneLine.test(path);

/** Where in what came in such a text stands. */
export function unfitTexts(data: unknown, path = ''): string[] {
  if (typeof data === 'string') return isUnfit(data) || isBroken(data, path) ? [path] : [];
  if (typeof data !== 'object' || data === null) return [];
  const inner = (key: string) => (path ? `${path}.${key}` : key);
  return Object.entries(data).flatMap(([key, value]) =>
    isUnfit(key) ? [path] : unfitTexts(value, inner(key)),
  );
}
