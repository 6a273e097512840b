import { addDays } from '../time/day.ts';

export type Span = { readonly from: string; readonly to: string; readonly reason: string };

const reasonsOf = (spans: readonly Span[]): string =>
  [...new Set(spans.map(({ reason }) => reason.trim()).filter(Boolean))].join(' · ');

/** A new block and those it meets as one, from the first day to the last; reasons stand side by side. */
export function mergedBlock(block: Span, others: readonly Span[]): Span {
  const all = [block, ...others].toSorted((a, b) => a.from.localeCompare(b.from));
  const to = all.map((span) => span.to).reduce((a, b) => (a > b ? a : b));
  return { from: all[0]?.from ?? block.from, to, reason: reasonsOf(all).slice(0, 200) };
}

export const longestBlockDays = 366;

/** What is wrong with the days of a block, or nothing. */
export function blockRefusal(
  { from, to }: Pick<Span, 'from' | 'to'>,
  today: string,
): { path: 'from' | 'to'; code: 'in_the_past' | 'end_before_start' | 'span_too_long' } | null {
  if (from < today) return { path: 'from', code: 'in_the_past' };
  if (to < from) return { path: 'to', code: 'end_before_start' };
  if (to > addDays(from, longestBlockDays - 1)) return { path: 'to', code: 'span_too_long' };
  return null;
}
