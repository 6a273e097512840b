import ICAL from 'ical.js';
import { instantOf } from '@callboard/domain';

/** The instant of what a clock on the wall shows. */
export type Clock = (time: ICAL.Time) => number;

const known = new Map<string, string | null>();

/** The zone of the world that a calendar names; some write a path before it. */
function zoneNamed(id: string): string | null {
  const found = known.get(id);
  if (found !== undefined) return found;
  const name = /[A-Z][A-Za-z_]+\/[A-Za-z_+\-/0-9]+$/.exec(id)?.[0] ?? id;
  let zone: string | null = null;
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A zone of the file's own.
  }
  if (known.size < 1_000) known.set(id, zone);
  return zone;
}

const two = (value: number) => String(value).padStart(2, '0');

const wallIn =
  (zone: string): Clock =>
  ({ year, month, day, hour, minute, second, isDate }) =>
    instantOf(
      `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
      isDate ? '00:00' : `${two(hour)}:${two(minute)}:${two(Math.min(59, second))}`,
      zone,
    ).getTime();

/** In the zone that the property names, by the world's table or else by the file's own; without one the person's. */
export function clockOf(time: ICAL.Time, property: ICAL.Property, zone: string): Clock {
  if (time.isDate) return wallIn(zone);
  if (time.zone === ICAL.Timezone.utcTimezone) return wallIn('UTC');
  const id = property.getParameter('tzid');
  const world = typeof id === 'string' ? zoneNamed(id) : null;
  if (world) return wallIn(world);
  const { zone: own } = time;
  if (!own || own === ICAL.Timezone.localTimezone) return wallIn(zone);
  return (wall) => {
    if (wall.zone === ICAL.Timezone.utcTimezone) return wall.toUnixTime() * 1000;
    const there = wall.clone();
    there.zone = own;
    return there.toUnixTime() * 1000;
  };
}
