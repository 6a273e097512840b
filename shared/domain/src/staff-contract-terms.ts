import { addDays, daysBetween } from './day.ts';
import { weekdayOf } from './zoned.ts';

/** What a contract says from a day on, until the next version or the contract's end. */
export type ContractTerms = {
  readonly from: string;
  readonly until: string | null;
  /** Minutes of each weekday, Monday first. */
  readonly weekdayMinutes: readonly number[];
  /** Instead of weekdays: minutes of the whole month, shared by its workdays. */
  readonly monthMinutes: number | null;
  readonly daysPerWeek: number;
  readonly fullTimeDays: number;
  /** A whole year's vacation of somebody who works full-time. */
  readonly vacationDays: number;
};

export const termsOn = (terms: readonly ContractTerms[], day: string): ContractTerms | null =>
  terms.find(({ from, until }) => from <= day && (until === null || day <= until)) ?? null;

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
export const lastDayOf = (month: string): string => addDays(nextMonth(month), -1);
export const nextMonth = (month: string): string => monthOf(addDays(monthOf(month), 31));

/** Every day from one to another, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

const isWorkday = (day: string) => weekdayOf(day) < 5;

/** Shares a month's minutes among its workdays so that their sum is exact. */
function shareOf(day: string, monthMinutes: number): number {
  if (!isWorkday(day)) return 0;
  const workdays = daysFrom(monthOf(day), lastDayOf(day)).filter(isWorkday);
  const nth = workdays.indexOf(day);
  const upTo = (count: number) => Math.round((count * monthMinutes) / workdays.length);
  return upTo(nth + 1) - upTo(nth);
}

/** Minutes that the contract asks for on a day; nothing outside of it. */
export function quotaOf(terms: readonly ContractTerms[], day: string): number {
  const now = termsOn(terms, day);
  if (!now) return 0;
  return now.monthMinutes === null
    ? (now.weekdayMinutes[weekdayOf(day)] ?? 0)
    : shareOf(day, now.monthMinutes);
}
