import { addDays } from '../../time/day.ts';

/** Days that a value holds for; without an end until another one ends it. */
export type ValuePeriod = { readonly dateFrom: string; readonly dateTo: string | null };

export type PlaceForValue<Period> =
  | { readonly kind: 'free' }
  /** It began before and runs into the new one, which ends it the day before, after asking. */
  | { readonly kind: 'ends'; readonly previous: Period; readonly on: string }
  | { readonly kind: 'overlaps'; readonly other: Period };

/** Whether two periods have a day in common. */
const overlaps = (one: ValuePeriod, other: ValuePeriod): boolean =>
  (other.dateTo === null || one.dateFrom <= other.dateTo) &&
  (one.dateTo === null || other.dateFrom <= one.dateTo);

/** What stands in the way of a new value. Periods of one kind never overlap; a gap between them is no fault. */
export function placeForValue<Period extends ValuePeriod>(
  wanted: ValuePeriod,
  periods: readonly Period[],
): PlaceForValue<Period> {
  const within = periods
    .filter((one) => overlaps(wanted, one))
    .toSorted((a, b) => (a.dateFrom < b.dateFrom ? -1 : 1));
  const [first, second] = within;
  if (!first) return { kind: 'free' };
  if (second || first.dateFrom >= wanted.dateFrom) return { kind: 'overlaps', other: first };
  return { kind: 'ends', previous: first, on: addDays(wanted.dateFrom, -1) };
}
