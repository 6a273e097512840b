import { addDays, daysBetween } from '../../time/day.ts';
import { clockAt, instantOf } from '../../time/zoned.ts';

/** When a position is, as clocks where the work is show it. Empty times are planned later. */
export type ItemTimes = {
  readonly startDate: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly endDate?: string | null;
  readonly timeZone: string;
  /** Only who stands by may do so for more than a day. */
  readonly standby?: boolean;
};

export type ItemSpan = { readonly startsAt: Date | null; readonly endsAt: Date | null };
export type TimeProblem = {
  readonly path: 'startTime' | 'endTime' | 'endDate';
  readonly code: 'required' | 'same_start_and_end' | 'span_too_short' | 'span_too_long' | 'end_before_start';
};

export const shortestItemMinutes = 15;
const longestItemMinutes = 24 * 60;
const minuteMs = 60_000;

/** The day on which a position ends: without one the same day, or the next where the clock has gone round. */
export function itemEndDay({ startDate, startTime, endTime, endDate }: ItemTimes): string {
  if (endDate) return endDate;
  return startTime && endTime && endTime <= startTime ? addDays(startDate, 1) : startDate;
}

/** An end day only where the times alone would say another one, or nothing: from eight to eight is no time, or a day. */
export function extraEndDate(times: ItemTimes): string | null {
  const { startDate, startTime, endTime, endDate = null } = times;
  if (startTime !== null && startTime === endTime) return endDate === startDate ? null : endDate;
  return endDate === itemEndDay({ ...times, endDate: null }) ? null : endDate;
}

/** The instants of a position; both are there only where both times are. */
export function itemSpan(times: ItemTimes): ItemSpan {
  const { startDate, startTime, endTime, timeZone } = times;
  const startsAt = startTime ? instantOf(startDate, startTime, timeZone) : null;
  const endsAt = startTime && endTime ? instantOf(itemEndDay(times), endTime, timeZone) : null;
  return { startsAt, endsAt };
}

const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** By the clocks on the wall: a 24-hour position stays one when the clocks are changed. */
const wallMinutes = (times: ItemTimes): number =>
  daysBetween(times.startDate, itemEndDay(times)) * longestItemMinutes +
  clockMinutes(times.endTime ?? '00:00') -
  clockMinutes(times.startTime ?? '00:00');

/** What is wrong with the times, or nothing. A missing time is not wrong: it can be saved, but not requested. */
export function itemTimeProblem(times: ItemTimes): TimeProblem | null {
  const { startDate, startTime, endTime, endDate, standby } = times;
  if (endDate && endDate < startDate) return { path: 'endDate', code: 'end_before_start' };
  if (!startTime) return endTime ? { path: 'startTime', code: 'required' } : null;
  if (!endTime) return null;
  if (startTime === endTime && !endDate) return { path: 'endTime', code: 'same_start_and_end' };
  const wall = wallMinutes(times);
  if (wall <= 0) return { path: endDate ? 'endDate' : 'endTime', code: 'end_before_start' };
  if (wall > longestItemMinutes && !standby) return { path: 'endTime', code: 'span_too_long' };
  const { startsAt, endsAt } = itemSpan(times);
  const real = startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / minuteMs : wall;
  return Math.min(real, wall) < shortestItemMinutes ? { path: 'endTime', code: 'span_too_short' } : null;
}

/** What several positions get at once for their begin or end: a clock, or so many minutes later; earlier is less than 0. */
export type TimeShift = { readonly at: string } | { readonly by: number };
type Shifts = { readonly start?: TimeShift | undefined; readonly end?: TimeShift | undefined };

function laterOnWall(day: string, time: string, minutes: number): { day: string; time: string } {
  const all = clockMinutes(time) + minutes;
  const days = Math.floor(all / longestItemMinutes);
  const rest = all - days * longestItemMinutes;
  const digits = (value: number) => String(value).padStart(2, '0');
  return { day: addDays(day, days), time: `${digits(Math.floor(rest / 60))}:${digits(rest % 60)}` };
}

/** The times of a position with another begin or end. A time that is not known yet cannot be moved, only set. */
export function shiftedTimes(times: ItemTimes, { start, end }: Shifts): ItemTimes {
  const { startTime, endTime } = times;
  let from = { day: times.startDate, time: startTime };
  if (start && 'at' in start) from = { ...from, time: start.at };
  else if (start && startTime) from = laterOnWall(times.startDate, startTime, start.by);
  let until: { day: string | null; time: string | null } = { day: itemEndDay(times), time: endTime };
  if (end && 'at' in end) {
    // Who stands by for days still ends on the same one.
    const isLong = startTime && endTime && wallMinutes(times) > longestItemMinutes;
    until = { day: isLong ? until.day : null, time: end.at };
  } else if (end && endTime) until = laterOnWall(itemEndDay(times), endTime, end.by);
  const shifted = { ...times, startDate: from.day, startTime: from.time, endTime: until.time };
  // Without an end the day of the begin says all.
  return { ...shifted, endDate: until.time ? extraEndDate({ ...shifted, endDate: until.day }) : null };
}

export const minutesOfSpan = ({ startsAt, endsAt }: ItemSpan): number =>
  startsAt && endsAt ? Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs) : 0;

/** Spans that only touch do not overlap. */
export const overlap = (a: ItemSpan, b: ItemSpan): boolean =>
  a.startsAt !== null &&
  a.endsAt !== null &&
  b.startsAt !== null &&
  b.endsAt !== null &&
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt;

type NightRules = { readonly nightFrom: string; readonly nightUntil: string };

/** How many minutes of a span lie in the night of the site. */
function nightMinutes({ startsAt, endsAt }: ItemSpan, zone: string, rules: NightRules): number {
  if (!startsAt || !endsAt) return 0;
  const first = addDays(clockAt(startsAt, zone).day, -1);
  const nights = daysBetween(first, clockAt(endsAt, zone).day) + 1;
  const roundMidnight = rules.nightUntil <= rules.nightFrom ? 1 : 0;
  let sum = 0;
  for (let n = 0; n < nights; n += 1) {
    const day = addDays(first, n);
    const from = Math.max(startsAt.getTime(), instantOf(day, rules.nightFrom, zone).getTime());
    const nightEnd = instantOf(addDays(day, roundMidnight), rules.nightUntil, zone);
    sum += Math.max(0, Math.min(endsAt.getTime(), nightEnd.getTime()) - from);
  }
  return Math.round(sum / minuteMs);
}

/** Shown by the moon: any minute of it lies in the night. */
export const isNight = (span: ItemSpan, zone: string, rules: NightRules): boolean =>
  nightMinutes(span, zone, rules) > 0;

/** The days that a position takes. A night shift's early morning belongs to the day on which it began. */
export function itemDays(times: ItemTimes, nightUntil = '06:00'): string[] {
  const last = itemEndDay(times);
  const end = last > times.startDate && (times.endTime ?? '24:00') <= nightUntil ? addDays(last, -1) : last;
  return Array.from({ length: Math.max(0, daysBetween(times.startDate, end)) + 1 }, (_, n) =>
    addDays(times.startDate, n),
  );
}
