import { addDays } from '../../time/day.ts';
import { overlap } from '../crew-items/crew-item-time.ts';
import type { ItemSpan } from '../crew-items/crew-item-time.ts';

const minuteMs = 60_000;

/** Minutes between two spans that do not overlap; nothing where they do or a time is missing. */
export function restBetween(a: ItemSpan, b: ItemSpan): number | null {
  if (!a.startsAt || !a.endsAt || !b.startsAt || !b.endsAt || overlap(a, b)) return null;
  const gap = Math.max(a.startsAt.getTime() - b.endsAt.getTime(), b.startsAt.getTime() - a.endsAt.getTime());
  return Math.round(gap / minuteMs);
}

type DayMinutes = ReadonlyMap<string, number>;

/** Minutes by the day on which the work begins. */
export function minutesByDay(work: readonly { day: string; minutes: number }[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { day, minutes } of work) days.set(day, (days.get(day) ?? 0) + minutes);
  return days;
}

/** The fullest seven days that a day is part of. */
export function mostMinutesInAWeek(days: DayMinutes, day: string): number {
  const around = Array.from({ length: 13 }, (_, at) => days.get(addDays(day, at - 6)) ?? 0);
  let week = 0;
  let most = 0;
  for (const [at, minutes] of around.entries()) {
    week += minutes - (around[at - 7] ?? 0);
    most = Math.max(most, week);
  }
  return most;
}

/** How many days in a row with work a day is part of, looked for a month either way. */
export function longestRun(days: DayMinutes, day: string): number {
  let run = 1;
  for (const step of [-1, 1]) for (let n = 1; n <= 31 && days.has(addDays(day, n * step)); n += 1) run += 1;
  return run;
}
