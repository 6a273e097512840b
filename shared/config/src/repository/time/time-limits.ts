/** Where a time limit of a story begins with its value. */
const limits =
  /\b(?:[a-z]*[tT]imeout|startWithin)(?:: |\?? \?\? )|\b(?:test\.setTimeout|setDefault(?:Navigation)?Timeout)\(/g;
/** Scaled by the machine, or made of what was: never a number alone. */
const scaled = /^(?:patience\(|ms\b)/;

/** The time limits in a source that a slow machine would break. */
export const bareLimits = (source: string): string[] =>
  [...source.matchAll(limits)].flatMap((found) => {
    const value = source.slice(found.index + found[0].length);
    return scaled.test(value) ? [] : [`${found[0]}${value.split('\n')[0]}`];
  });
