import { overlap } from '../crew-items/crew-item-time.ts';
import type { ItemSpan } from '../crew-items/crew-item-time.ts';

export type Days = { readonly fromDay: string; readonly toDay: string };
/** The days are those of the person. */
export type BusyTime = Days & { readonly startsAt: Date; readonly endsAt: Date };

export const within = (day: string, { fromDay, toDay }: Days): boolean => fromDay <= day && day <= toDay;

/** What of calendars of their own meets a span. Without times it may be at any time of its days. */
export const busyElsewhereIn = <Time extends BusyTime>(
  busy: readonly Time[],
  span: ItemSpan,
  days: readonly string[] = [],
): Time | undefined =>
  busy.find((one) =>
    span.startsAt && span.endsAt ? overlap(span, one) : days.some((day) => within(day, one)),
  );
