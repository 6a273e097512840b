import type { Sorting } from './data-table.tsx';

/** Sorted as the language sorts, figures by value; equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number,
  direction: Sorting['direction'],
  locale: string,
): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [by(one), by(other)];
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
