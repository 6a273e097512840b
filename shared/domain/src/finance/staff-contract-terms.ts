import { addDays, daysBetween } from '../time/day.ts';
import { weekdayOf } from '../time/zoned.ts';

/** How much a contract asks for. */
export type QuotaTerms = {
  readonly from: string;
  readonly until: string | null;
  /** Minutes of each weekday, Monday first. */
  readonly weekdayMinutes: readonly number[];
  /** Instead of weekdays: minutes of the whole month, shared by its workdays. */
  readonly monthMinutes: number | null;
};

/** What a contract says from a day on, until the next version or the contract's end. */
export type ContractTerms = QuotaTerms & {
  readonly daysPerWeek: number;
  readonly fullTimeDays: number;
  /** A whole year's vacation of somebody who works full-time. */
  readonly vacationDays: number;
};

export const termsOn = <Terms extends QuotaTerms>(terms: readonly Terms[], day: string): Terms | null =>
  terms.find(({ from, until }) => from <= day && (until === null || day <= until)) ?? null;

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastDays = new Map<string, string>();
/** Known from the time before: the figures of a hundred people ask for the same months. */
export function lastDayOf(month: string): string {
  const known = lastDays.get(month);
  if (known !== undefined) return known;
  const last = addDays(nextMonth(month), -1);
  if (lastDays.size < 2_000) lastDays.set(month, last);
  return last;
}
export const nextMonth = (month: string): string => monthOf(addDays(monthOf(month), 31));

/** Every day from one to another, both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

const isWorkday = (day: string) => weekdayOf(day) < 5;

const workdaysByMonth = new Map<string, readonly string[]>();
function workdaysOf(month: string): readonly string[] {
  const known = workdaysByMonth.get(month);
  if (known) return known;
  const workdays = daysFrom(month, lastDayOf(month)).filter(isWorkday);
  if (workdaysByMonth.size < 2_000) workdaysByMonth.set(month, workdays);
  return workdays;
}

/** Shares a month's minutes among its workdays so that their sum is exact. */
function shareOf(day: string, monthMinutes: number): number {
  if (!isWorkday(day)) return 0;
  const workdays = workdaysOf(monthOf(day));
  const nth = workdays.indexOf(day);
  const upTo = (count: number) => Math.round((count * monthMinutes) / workdays.length);
  return upTo(nth + 1) - upTo(nth);
}

/** Minutes that the contract asks for on a day; nothing outside of it. */
export function quotaOf(terms: readonly QuotaTerms[], day: string): number {
  const now = termsOn(terms, day);
  if (!now) return 0;
  return now.monthMinutes === null
    ? (now.weekdayMinutes[weekdayOf(day)] ?? 0)
    : shareOf(day, now.monthMinutes);
}

/** Days on which other terms begin to hold, in order. */
const changesWithin = (terms: readonly QuotaTerms[], from: string, to: string): string[] =>
  terms
    .flatMap((one) => [one.from, ...(one.until === null ? [] : [addDays(one.until, 1)])])
    .filter((day) => from < day && day <= to)
    .toSorted();

/** What one week asks for does not have to be asked day by day. */
function quotaOfWeeks(weekdayMinutes: readonly number[], from: string, to: string): number {
  const days = daysBetween(from, to) + 1;
  const week = weekdayMinutes.slice(0, 7).reduce((a, b) => a + b, 0);
  let minutes = Math.floor(days / 7) * week;
  for (let at = 0; at < days % 7; at += 1) minutes += weekdayMinutes[(weekdayOf(from) + at) % 7] ?? 0;
  return minutes;
}

/** The sum of `quotaOf` over days, both included. */
export function quotaBetween(terms: readonly QuotaTerms[], from: string, to: string): number {
  if (from > to) return 0;
  const starts = [from, ...changesWithin(terms, from, to)];
  return starts.reduce((minutes, start, at) => {
    const next = starts[at + 1];
    const end = next === undefined ? to : addDays(next, -1);
    const now = termsOn(terms, start);
    if (start > end || !now) return minutes;
    return (
      minutes +
      (now.monthMinutes === null
        ? quotaOfWeeks(now.weekdayMinutes, start, end)
        : daysFrom(start, end).reduce((sum, day) => sum + quotaOf(terms, day), 0))
    );
  }, 0);
}
