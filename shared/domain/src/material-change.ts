/** What of a position a person has to confirm anew when it changes. */
export const materialFields = [
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'location',
  'function',
  'project',
  'payBasis',
] as const;
type MaterialField = (typeof materialFields)[number];

/** Each as a person reads it: days, times, names. */
export type MaterialFacts = Readonly<Record<MaterialField, string | null>>;
export type Difference = {
  readonly field: MaterialField;
  readonly before: string | null;
  readonly after: string | null;
};

export const materialDifferences = (
  before: Partial<MaterialFacts>,
  after: Partial<MaterialFacts>,
): Difference[] =>
  materialFields.flatMap((field) => {
    const [was = null, is = was] = [before[field], after[field]];
    return was === is ? [] : [{ field, before: was, after: is }];
  });

/** Several changes since the last confirmation as one: from what was confirmed to what stands now. */
export function mergedDifferences(
  earlier: readonly Difference[],
  later: readonly Difference[],
): Difference[] {
  const all = new Map(earlier.map((one) => [one.field, one]));
  for (const { field, before, after } of later) {
    const first = all.get(field);
    all.set(field, { field, before: first ? first.before : before, after });
  }
  return materialFields.flatMap((field) => {
    const one = all.get(field);
    return one && one.before !== one.after ? [one] : [];
  });
}
