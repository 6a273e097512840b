/** One spelling of a value, so that both ends hash the same text: keys in order, no white space. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
  return `{${entries.join(',')}}`;
}

/** The text whose SHA-256 (hex) is a lineup's id: everything in it but the id and what has a hash of its own. */
export function lineupText(lineup: object): string {
  const { id: _id, labels: _labels, lists: _lists, ...rest } = lineup as Record<string, unknown>;
  return canonical(rest);
}

/** The name of a release's own list of files, below its `base`. */
export const fileListName = 'files.json';
