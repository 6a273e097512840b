import { addDays, clockAt } from '@callboard/domain';

/** One entry of a calendar. With a zone its moments are clock times there, without one they are whole days. */
export type CalendarEvent = {
  uid: string;
  title: string;
  description: string;
  location: string;
} & ({ from: string; until: string; zone: string } | { firstDay: string; lastDay: string });

export type SentEvent = { event: CalendarEvent; sequence: number; cancelled: boolean; changedAt: Date };

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- a calendar may not hold them
    .replace(/[\u0000-\u001f]/g, '');

/** Lines are at most 75 bytes long; a longer one goes on after a space. Letters stay whole. */
function folded(line: string): string {
  const parts: string[] = [''];
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > 74) {
      parts.push('');
      size = 0;
    }
    parts[parts.length - 1] += letter;
    size += bytes;
  }
  return parts.join('\r\n ');
}

const compact = (text: string): string => text.replace(/[-:]/g, '');
const utc = (at: Date | string): string => `${compact(new Date(at).toISOString().slice(0, 19))}Z`;

function local(at: string, zone: string): string {
  const { day, time } = clockAt(at, zone);
  return `${compact(day)}T${compact(time)}00`;
}

/** Minutes that clocks are ahead of UTC. */
function offsetAt(at: Date, zone: string): number {
  const { day, time } = clockAt(at, zone);
  return Math.round((Date.parse(`${day}T${time}:00Z`) - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000);
}

const signed = (minutes: number): string => {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${hours}${String(size % 60).padStart(2, '0')}`;
};

const hourMs = 3_600_000;

/** The moments in a span at which clocks are put forward or back, to the minute. */
function clockChanges(zone: string, from: Date, until: Date): { at: Date; before: number; after: number }[] {
  const found: { at: Date; before: number; after: number }[] = [];
  const step = 7 * 24 * hourMs;
  for (let low = from.getTime(); low < until.getTime(); low += step) {
    const [before, after] = [offsetAt(new Date(low), zone), offsetAt(new Date(low + step), zone)];
    if (before === after) continue;
    let [still, already] = [low, low + step];
    while (already - still > 60_000) {
      const middle = Math.floor((still + already) / 2 / 60_000) * 60_000;
      if (offsetAt(new Date(middle), zone) === before) still = middle;
      else already = middle;
    }
    found.push({ at: new Date(already), before, after });
  }
  return found;
}

const observance = (start: Date, before: number, after: number, daylight: boolean): string[] => {
  const name = daylight ? 'DAYLIGHT' : 'STANDARD';
  // The start is the clock time as it was before the change.
  const clock = new Date(start.getTime() + before * 60_000).toISOString().slice(0, 19);
  return [
    `BEGIN:${name}`,
    `DTSTART:${compact(clock)}`,
    `TZOFFSETFROM:${signed(before)}`,
    `TZOFFSETTO:${signed(after)}`,
    `END:${name}`,
  ];
};

/** A zone with each change of its clocks in the span, so that no reader has to know the zone itself. */
function timeZoneLines(zone: string, from: Date, until: Date): string[] {
  const changes = clockChanges(zone, from, until);
  const first = offsetAt(from, zone);
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(from, first, first, first > standard),
    ...changes.flatMap(({ at, before, after }) => observance(at, before, after, after > standard)),
    'END:VTIMEZONE',
  ];
}

function eventLines({ event, sequence, cancelled, changedAt }: SentEvent): string[] {
  const when =
    'zone' in event
      ? [
          `DTSTART;TZID=${event.zone}:${local(event.from, event.zone)}`,
          `DTEND;TZID=${event.zone}:${local(event.until, event.zone)}`,
        ]
      : [
          `DTSTART;VALUE=DATE:${compact(event.firstDay)}`,
          // The end is the first day that is free again.
          `DTEND;VALUE=DATE:${compact(addDays(event.lastDay, 1))}`,
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...when,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    'END:VEVENT',
  ];
}

/** A calendar as any program reads it (RFC 5545). */
export function icalendar(name: string, events: readonly SentEvent[]): string {
  const timed = events.flatMap(({ event }) => ('zone' in event ? [event] : []));
  const zones = [...new Set(timed.map(({ zone }) => zone))].sort();
  const moments = timed.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]);
  const from = new Date(Math.min(...moments) - 200 * 24 * hourMs);
  const until = new Date(Math.max(...moments) + 200 * 24 * hourMs);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...zones.flatMap((zone) => timeZoneLines(zone, from, until)),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
