import { addDays, lastDayOf, monthOf } from '@callboard/domain';

/** The same day of the month before, or its last: where lists of the planner begin. */
export function aMonthBefore(day: string): string {
  const last = lastDayOf(addDays(monthOf(day), -1));
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}
