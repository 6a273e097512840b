import { addDays, weekdayOf } from '@callboard/domain';
import type { Period } from '../planner-grid.queries.ts';

export const spans = [7, 14, 31] as const;
export type Span = (typeof spans)[number];

export const asSpan = (text: string | undefined, otherwise: Span): Span =>
  spans.find((span) => String(span) === text) ?? otherwise;

/** How far back there is something to see. */
const backDays = 31;
export const earliest = (today: string): string => addDays(today, -backDays);

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

export const periodOf = (from: string, span: Span): Period => ({ from, to: addDays(from, span - 1) });

/** Moves by what is shown; not further back than there is something. */
export function moved(from: string, span: Span, way: 1 | -1, today: string): string {
  const wanted = addDays(from, way * (span === 31 ? 28 : span));
  return wanted < earliest(today) ? earliest(today) : wanted;
}
