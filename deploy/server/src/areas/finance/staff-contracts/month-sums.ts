import { addDays, lastDayOf } from '@callboard/domain';
import type { TimeLine } from '@callboard/domain';

/** The last day of a month that counts: a day counts when it is over. */
export function countedUntil(month: string, today: string): string {
  const last = lastDayOf(month);
  const yesterday = addDays(today, -1);
  return last < yesterday ? last : yesterday;
}

export function sumsOf(lines: readonly TimeLine[]) {
  const sum = (of: 'quota' | 'worked' | 'credit') => lines.reduce((total, line) => total + line[of], 0);
  return { quota: sum('quota'), worked: sum('worked'), credit: sum('credit') };
}
