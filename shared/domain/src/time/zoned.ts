/** Wall clocks of sites: a day and a time where the work is, and the instant they mean. */

export type WallClock = { readonly day: string; readonly time: string };

const parts = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = parts.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    parts.set(zone, format);
  }
  return format;
}

/** What the clock on the wall shows, as if it were UTC, by the table of zones. */
function lookedUp(instant: number, zone: string): number {
  const at: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) at[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

const dayMs = 86_400_000;
const daysKept = 4_000;
const offsets = new Map<string, Map<number, number | 'changes'>>();

/** The offset that holds all through a day of UTC, or that it changes then. */
function offsetThrough(day: number, zone: string): number | 'changes' {
  const [first, last] = [day * dayMs, (day + 1) * dayMs - 1];
  const offset = lookedUp(first, zone) - first;
  return lookedUp(last, zone) - last === offset ? offset : 'changes';
}

/** As `lookedUp`, which is slow: instants of one day mostly have one offset, and lists are of few days. */
function wallMs(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs);
  let known = offsets.get(zone);
  if (!known || known.size >= daysKept) offsets.set(zone, (known = new Map()));
  let offset = known.get(day);
  if (offset === undefined) known.set(day, (offset = offsetThrough(day, zone)));
  return offset === 'changes' ? lookedUp(instant, zone) : instant + offset;
}

/** Day and time (`HH:mm`) of an instant where the work is. */
export function clockAt(instant: Date | number | string, zone: string): WallClock {
  const text = new Date(wallMs(new Date(instant).getTime(), zone)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant of a day and a time (`HH:mm`, seconds are allowed) where the work is. An hour that happens twice is
 * its first; one that a change of clocks leaves out is as much later as the clock was put forward.
 */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  const offsetNear = (near: number) => wallMs(near, zone) - near;
  const [before, after] = [offsetNear(wanted - dayMs), offsetNear(wanted + dayMs)];
  const first = wanted - before;
  if (wallMs(first, zone) === wanted)
    return new Date(Math.min(first, hits(wanted - after, wanted, zone, first)));
  const second = wanted - after;
  // Neither fits: the hour is left out, and the old offset leads beyond the gap.
  return new Date(wallMs(second, zone) === wanted ? second : first);
}

const hits = (candidate: number, wanted: number, zone: string, otherwise: number): number =>
  wallMs(candidate, zone) === wanted ? candidate : otherwise;

/** An instant with the offset that holds where the work is: `2026-10-25T06:00:00+01:00`. */
export function isoAt(instant: Date, zone: string): string {
  const wall = wallMs(instant.getTime(), zone);
  const minutes = Math.round((wall - instant.getTime()) / 60_000);
  const sign = minutes < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${offset}`;
}

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (((Date.parse(day) / dayMs + 3) % 7) + 7) % 7;
