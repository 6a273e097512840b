import { clockAt } from './zoned.ts';

const dayMs = 86_400_000;

/** The calendar day `YYYY-MM-DD` that an instant falls on where the work is. */
export const dayAt = (instant: string | number | Date, zone: string): string => clockAt(instant, zone).day;

/** Days have no hours, so a change of clocks between them does not count. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Within the first 28 days of a month only the last two digits change: accounts walk through years day by day. */
export function addDays(day: string, count: number): string {
  const date = Number(day.slice(8)) + count;
  if (Number.isInteger(date) && date >= 1 && date <= 28)
    return `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}`;
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
