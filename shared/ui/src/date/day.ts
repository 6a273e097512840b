import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** The day that a text means; nothing for a text that means none. */
export function dayOf(text: string | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** How many days a range has, first and last included. */
export const daysIn = (from: CalendarDate, to: CalendarDate) => Math.abs(to.compare(from)) + 1;
