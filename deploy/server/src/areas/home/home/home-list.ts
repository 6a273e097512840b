import type { HomeEntry, HomeEntryKind, HomeList } from '@callboard/contract';

/** Of one kind; the figure beside them counts all. */
export const entriesAtMost = 10;

/** The entries of one kind, and how many there are altogether. */
export type Found = {
  readonly kind: HomeEntryKind;
  readonly entries: readonly Omit<HomeEntry, 'kind'>[];
  readonly total: number;
};

/** What is said by a figure alone, as long as it is not nothing. One row, but it counts as many as it is about. */
export const counted = (kind: HomeEntryKind, count: number, text?: string): Found => ({
  kind,
  entries: count > 0 ? [{ id: kind, link: {}, words: { count, ...(text && { text }) } }] : [],
  total: count,
});

/** One list of several kinds, in the order in which they come. */
export const listOfFound = (found: readonly Found[]): HomeList => ({
  items: found.flatMap(({ kind, entries }) => entries.map((entry) => ({ ...entry, kind }))),
  totals: Object.fromEntries(found.filter(({ total }) => total > 0).map(({ kind, total }) => [kind, total])),
});

const never = Number.POSITIVE_INFINITY;
/** What has no deadline of its own is answered before it begins; a day lasts until its end. */
function deadline({ dueAt, dueOn, span }: HomeEntry): number {
  if (dueOn) return Date.parse(`${dueOn}T23:59:59Z`);
  const at = dueAt ?? span?.startsAt;
  return at ? Date.parse(at) : never;
}
const start = ({ span, since }: HomeEntry): number => Date.parse(span?.startsAt ?? since ?? '') || 0;
const compare = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);

/** The most urgent first; of two with one deadline what begins first. */
export const byDeadline = ({ items, totals }: HomeList): HomeList => ({
  items: items.toSorted(
    (one, other) => compare(deadline(one), deadline(other)) || compare(start(one), start(other)),
  ),
  totals,
});
