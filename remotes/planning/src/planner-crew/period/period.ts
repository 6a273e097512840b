import { addDays, weekdayOf } from '@callboard/domain';
import type { Period } from '../grid-data/planner-grid.queries.ts';

export const spans = [7, 14, 31] as const;
export type Span = (typeof spans)[number];

const asSpan = (text: string | undefined, otherwise: Span): Span =>
  spans.find((span) => String(span) === text) ?? otherwise;

/** How far back there is something to see. */
const backDays = 31;
export const earliest = (today: string): string => addDays(today, -backDays);

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

const periodOf = (from: string, span: Span): Period => ({ from, to: addDays(from, span - 1) });

/** Moves by what is shown; not further back than there is something. */
export function moved(from: string, span: Span, way: 1 | -1, today: string): string {
  const wanted = addDays(from, way * (span === 31 ? 28 : span));
  return wanted < earliest(today) ? earliest(today) : wanted;
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The days that an address means, or those of this week. */
export function shownPeriod(
  { days, from: asked }: Readonly<Record<string, string | undefined>>,
  today: string,
  wide: boolean,
): Period & { readonly span: Span } {
  const span = asSpan(days, wide ? 14 : 7);
  const from = isDay(asked) && asked >= earliest(today) ? asked : mondayOf(today);
  return { ...periodOf(from, span), span };
}
