import { createHash } from 'node:crypto';
import type { CalendarEvent, SentEvent } from './icalendar.ts';

export type Told = SentEvent & { fingerprint: string };

const fingerprintOf = (event: CalendarEvent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).toSorted(([a], [b]) => a.localeCompare(b))))
    .digest('base64url');

const lastDayOf = (event: CalendarEvent): string =>
  'zone' in event ? event.until.slice(0, 10) : event.lastDay;

/**
 * What calendars are told next, from what they were told last: what changed gets the next number, what went away
 * is told as cancelled until it is past, what came back counts on.
 */
export function tellEvents(
  events: readonly CalendarEvent[],
  told: ReadonlyMap<string, Told>,
  { now, forgetBefore }: { now: Date; forgetBefore: string },
): Told[] {
  const current = events.map((event) => {
    const before = told.get(event.uid);
    const fingerprint = fingerprintOf(event);
    if (before && !before.cancelled && before.fingerprint === fingerprint) return before;
    const sequence = before ? before.sequence + 1 : 0;
    return { event, sequence, cancelled: false, changedAt: now, fingerprint };
  });
  const standing = new Set(events.map(({ uid }) => uid));
  const gone = [...told.values()].flatMap((before) => {
    if (standing.has(before.event.uid) || lastDayOf(before.event) < forgetBefore) return [];
    if (before.cancelled) return [before];
    return [{ ...before, sequence: before.sequence + 1, cancelled: true, changedAt: now }];
  });
  return [...current, ...gone];
}
