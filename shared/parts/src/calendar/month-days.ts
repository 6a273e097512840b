import { addDays, daysFrom, lastDayOf, monthOf, nextMonth, weekdayOf } from '@callboard/domain';

/** The weeks that a month touches, each from its Monday. `month` is its first day. */
export function weeksOf(month: string): string[][] {
  const last = lastDayOf(month);
  const from = addDays(month, -weekdayOf(month));
  const days = daysFrom(from, addDays(last, 6 - weekdayOf(last)));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** What is read for a month: all that its weeks show. */
export function monthSpan(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  return { from: days[0] ?? month, to: days.at(-1) ?? month };
}

export const monthBefore = (month: string): string => monthOf(addDays(month, -1));
export const monthAfter = nextMonth;
export const isIn = (month: string, day: string | null): boolean => day?.slice(0, 7) === month.slice(0, 7);
