import { addDays, lastDayOf, weekdayOf } from '@callboard/domain';
import { monthAfter, monthBefore } from './month-days.ts';

/** The same date in another month, or its last day where that month is shorter. */
function sameDateIn(month: string, day: string): string {
  const wanted = `${month.slice(0, 8)}${day.slice(8)}`;
  const last = lastDayOf(month);
  return wanted > last ? last : wanted;
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDateIn(monthBefore(`${day.slice(0, 8)}01`), day),
  PageDown: (day) => sameDateIn(monthAfter(day), day),
};

/** Where a key leads from a day in a grid; nothing for a key that leads nowhere. */
export const dayAfterKey = (key: string, day: string): string | null => moves[key]?.(day) ?? null;
