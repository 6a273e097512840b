import { addDays, clockAt, instantOf } from '@callboard/domain';

/** Times of a person's own clock; those that end before they begin go through the night. */
export type QuietHours = { readonly from: string; readonly until: string };

/** When the quiet hours are over in which a moment lies, or nothing where it lies in none. */
export function quietUntil(at: Date, { from, until }: QuietHours, timeZone: string): Date | null {
  const { day, time } = clockAt(at, timeZone);
  const now = time.slice(0, 5);
  if (from < until) return from <= now && now < until ? instantOf(day, until, timeZone) : null;
  if (now >= from) return instantOf(addDays(day, 1), until, timeZone);
  return now < until ? instantOf(day, until, timeZone) : null;
}
