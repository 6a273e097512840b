import ICAL from 'ical.js';
import { daysBetween, instantOf } from '@callboard/domain';
import { clockOf } from './calendar-clock.ts';
import type { Clock } from './calendar-clock.ts';

export type Range = { readonly from: number; readonly until: number };
/** What is looked for, in milliseconds, and whose day it is where a calendar only names days. */
export type Looked = Range & { readonly zone: string };
export class NoCalendar extends Error {}
export class TooMuch extends Error {}

const mostSteps = 100_000;
const mostRanges = 2_000;

function isBusy(event: ICAL.Component): boolean {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT') return false;
  return !['FREE', 'WORKINGELSEWHERE'].includes(says('x-microsoft-cdo-busystatus'));
}

const timesOf = (event: ICAL.Component, name: string): [time: ICAL.Time, property: ICAL.Property][] =>
  event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      return time instanceof ICAL.Time ? ([[time, property]] as [ICAL.Time, ICAL.Property][]) : [];
    }),
  );

const instantsOf = (event: ICAL.Component, name: string, zone: string): number[] =>
  timesOf(event, name).map(([time, property]) => clockOf(time, property, zone)(time));

/** Which of its series an event takes the place of. */
function recurrencesOf(event: ICAL.Component, zone: string): number[] {
  try {
    return instantsOf(event, 'recurrence-id', zone);
  } catch {
    return [];
  }
}

/** When an occurrence ends that begins then: all last equally long, those of whole days as many days. */
function lengthOf(
  event: ICAL.Component,
  start: ICAL.Time,
  { zone }: Looked,
): (from: ICAL.Time, at: number) => number {
  const [[end, property] = []] = timesOf(event, 'dtend');
  const duration = event.getFirstPropertyValue('duration');
  if (start.isDate) {
    const days = end
      ? daysBetween(dayOf(start), dayOf(end))
      : Math.round((duration instanceof ICAL.Duration ? duration.toSeconds() : 86_400) / 86_400);
    return (from) => {
      const last = from.clone();
      last.adjust(Math.max(1, days), 0, 0, 0);
      return instantOf(dayOf(last), '00:00', zone).getTime();
    };
  }
  const [[, startProperty] = []] = timesOf(event, 'dtstart');
  const begins = startProperty ? clockOf(start, startProperty, zone)(start) : 0;
  const ms =
    end && property
      ? clockOf(end, property, zone)(end) - begins
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1000
        : 0;
  return (_, at) => at + ms;
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time) =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

type Series = { readonly start: ICAL.Time; readonly clock: Clock; readonly looked: Looked };

/** Beginnings by a rule, as the clock on the wall shows them. When the rule ends is compared here, for it says so in UTC. */
function* startsByRule(rule: ICAL.Recur, { start, clock, looked }: Series, steps: { left: number }) {
  const endless = rule.clone();
  endless.until = null;
  const isOver = overAfter(rule.until, clock);
  const wall = start.clone();
  wall.zone = ICAL.Timezone.localTimezone;
  const iterator = endless.iterator(wall);
  for (let next = iterator.next(); next; next = iterator.next()) {
    if ((steps.left -= 1) < 0) throw new TooMuch('Too many occurrences');
    if (clock(next) >= looked.until || isOver(next)) return;
    yield next.clone();
  }
}

function overAfter(until: ICAL.Time | null, clock: Clock): (time: ICAL.Time) => boolean {
  if (!until) return () => false;
  if (until.isDate) return (time) => dayOf(time) > dayOf(until);
  const last = until.zone === ICAL.Timezone.utcTimezone ? until.toUnixTime() * 1000 : clock(until);
  return (time) => clock(time) > last;
}

/** The busy times of one event, without those of its series that were moved or called off. */
function rangesOf(
  event: ICAL.Component,
  moved: ReadonlySet<number>,
  looked: Looked,
  steps: { left: number },
): Range[] {
  const [[start, property] = []] = timesOf(event, 'dtstart');
  if (!start || !property) return [];
  const clock = clockOf(start, property, looked.zone);
  const series: Series = { start, clock, looked };
  const rules = event
    .getAllProperties('rrule')
    .flatMap((one) => one.getValues())
    .filter((one): one is ICAL.Recur => one instanceof ICAL.Recur);
  const starts = [
    // The first one is of the series whether the rule says it or not.
    start,
    ...rules.flatMap((rule) => [...startsByRule(rule, series, steps)]),
    ...timesOf(event, 'rdate').map(([time]) => time),
  ];
  const excluded = timesOf(event, 'exdate');
  const excludedDays = new Set(excluded.flatMap(([time]) => (time.isDate ? [dayOf(time)] : [])));
  const excludedAt = new Set([...moved, ...instantsOf(event, 'exdate', looked.zone)]);
  const endOf = lengthOf(event, start, looked);
  return starts.flatMap((from) => {
    const at = clock(from);
    if (excludedAt.has(at) || excludedDays.has(dayOf(from))) return [];
    const range = { from: Math.max(at, looked.from), until: Math.min(endOf(from, at), looked.until) };
    return range.until > range.from ? [range] : [];
  });
}

function merged(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && range.from <= last.until)
      found[found.length - 1] = { from: last.from, until: Math.max(last.until, range.until) };
    else found.push(range);
  }
  return found;
}

function eventsIn(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed).map(
      (one) => new ICAL.Component(one as never),
    );
    if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) throw new NoCalendar();
    return calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  } catch (error) {
    throw error instanceof NoCalendar ? error : new NoCalendar();
  }
}

/** An event that cannot be read is left out; the others still say when their person is busy. */
function rangesOrNone(...event: Parameters<typeof rangesOf>): Range[] {
  try {
    return rangesOf(...event);
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return [];
  }
}

/** When somebody is busy by an iCalendar file: times and nothing else, one range where several touch. */
export function busyTimes(text: string, looked: Looked): Range[] {
  const events = eventsIn(text);
  const moved = new Map<string, Set<number>>();
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');
  for (const event of events)
    for (const at of recurrencesOf(event, looked.zone))
      moved.set(uidOf(event), (moved.get(uidOf(event)) ?? new Set()).add(at));
  const steps = { left: mostSteps };
  const none: ReadonlySet<number> = new Set();
  const ranges = events.filter(isBusy).flatMap((event) => {
    const isOne = event.hasProperty('recurrence-id');
    return rangesOrNone(event, (isOne ? undefined : moved.get(uidOf(event))) ?? none, looked, steps);
  });
  const found = merged(ranges);
  if (found.length > mostRanges) throw new TooMuch('Too many times');
  return found;
}
