const steps: { readonly [key: string]: ((at: number, last: number) => number) | undefined } = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** The row to which a key leads, nothing when the key is not for the list. */
export function nextRow(key: string, at: number, count: number) {
  const step = steps[key];
  if (!step || at < 0 || count === 0) return undefined;
  const next = Math.min(Math.max(step(at, count - 1), 0), count - 1);
  return next === at ? undefined : next;
}
