import { addDays } from './day.ts';
import { weekdayOf } from './zoned.ts';

const weekend: readonly number[] = [5, 6];

/** The earliest of the last workdays before a day. */
export function workdaysBefore(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, -1);
    if (!weekend.includes(weekdayOf(at))) left -= 1;
  }
  return at;
}
