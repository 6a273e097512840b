import { addDays, daysBetween } from './day.ts';
import { clockAt, instantOf } from './zoned.ts';

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

/** The instants of a position; both are there only where both times are. */
export function itemSpan(times: ItemTimes): ItemSpan {
  const { startDate, startTime, endTime, timeZone } = times;
  const startsAt = startTime ? instantOf(startDate, startTime, timeZone) : null;
  const endsAt = startTime && endTime ? instantOf(itemEndDay(times), endTime, timeZone) : null;
  return { startsAt, endsAt };
}

const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** What is wrong with the times, or nothing. A missing time is not wrong: it can be saved, but not requested. */
export function itemTimeProblem(times: ItemTimes): TimeProblem | null {
  const { startDate, startTime, endTime, endDate, standby } = times;
  if (endDate && endDate < startDate) return { path: 'endDate', code: 'end_before_start' };
  if (!startTime) return endTime ? { path: 'startTime', code: 'required' } : null;
  if (!endTime) return null;
  if (startTime === endTime && !endDate) return { path: 'endTime', code: 'same_start_and_end' };
  // By the clocks on the wall: a 24-hour position stays one when the clocks are changed.
  const wall =
    daysBetween(startDate, itemEndDay(times)) * longestItemMinutes +
    clockMinutes(endTime) -
    clockMinutes(startTime);
  if (wall <= 0) return { path: endDate ? 'endDate' : 'endTime', code: 'end_before_start' };
  if (wall > longestItemMinutes && !standby) return { path: 'endTime', code: 'span_too_long' };
  const { startsAt, endsAt } = itemSpan(times);
  const real = startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / minuteMs : wall;
  return Math.min(real, wall) < shortestItemMinutes ? { path: 'endTime', code: 'span_too_short' } : null;
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
