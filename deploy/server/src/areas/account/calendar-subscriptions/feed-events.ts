import { createHash } from 'node:crypto';
import type { CalendarEvent, SentEvent } from './icalendar.ts';

export type FeedEvent = SentEvent & { fingerprint: string };

const fingerprintOf = (event: CalendarEvent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(event).toSorted(([a], [b]) => a.localeCompare(b))))
    .digest('base64url');

const lastDayOf = (event: CalendarEvent): string =>
  'zone' in event ? event.until.slice(0, 10) : event.lastDay;

/**
 * What calendars get next, from what they got last: what changed gets the next number, what went away
 * stays as cancelled until it is past, what came back counts on.
 */
export function nextFeedEvents(
  events: readonly CalendarEvent[],
  sent: ReadonlyMap<string, FeedEvent>,
  { now, forgetBefore }: { now: Date; forgetBefore: string },
): FeedEvent[] {
  const current = events.map((event) => {
    const before = sent.get(event.uid);
    const fingerprint = fingerprintOf(event);
    if (before && !before.cancelled && before.fingerprint === fingerprint) return before;
    const sequence = before ? before.sequence + 1 : 0;
    return { event, sequence, cancelled: false, changedAt: now, fingerprint };
  });
  const uids = new Set(events.map(({ uid }) => uid));
  const gone = [...sent.values()].flatMap((before) => {
    if (uids.has(before.event.uid) || lastDayOf(before.event) < forgetBefore) return [];
    if (before.cancelled) return [before];
    return [{ ...before, sequence: before.sequence + 1, cancelled: true, changedAt: now }];
  });
  return [...current, ...gone];
}
