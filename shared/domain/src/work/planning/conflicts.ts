import { busyElsewhereIn, within } from './busy-elsewhere.ts';
import type { BusyTime, Days } from './busy-elsewhere.ts';
import { absenceGroups } from '../../people/absence-states.ts';
import { isOneOf } from '../../states/is-one-of.ts';
import type { AbsenceState } from '../../people/absence-states.ts';
import { daysBetween } from '../../time/day.ts';
import { metresBetween } from '../crew-checks/distance.ts';
import { crewItemGroups } from '../crew-items/crew-item-groups.ts';
import type { CrewItemState } from '../crew-items/crew-item-states.ts';
import { itemDays, itemSpan, minutesOfSpan, overlap } from '../crew-items/crew-item-time.ts';
import type { ItemSpan, ItemTimes } from '../crew-items/crew-item-time.ts';
import { minutesByDay, longestRun, mostMinutesInAWeek, restBetween } from './work-load.ts';

export const conflictKinds = [
  'sameCrew',
  'overlapConfirmed',
  'overlapRequested',
  'overlapSpare',
  'absent',
  'absenceRequested',
  'blocked',
  'busyElsewhere',
  'inactive',
  'noContract',
  'functionMissing',
  'skillMissing',
  'skillExpired',
  'shortRest',
  'longDay',
  'longWeek',
  'daysInARow',
  'timesMissing',
  'travel',
] as const;
type ConflictKind = (typeof conflictKinds)[number];
/** Beside what stops: what a planner may do on purpose, and what no machine proposes. */
export const neverProposedKinds: readonly ConflictKind[] = [
  'functionMissing',
  'skillMissing',
  'skillExpired',
  'blocked',
  'busyElsewhere',
  'overlapRequested',
  'overlapSpare',
  'shortRest',
  'timesMissing',
  'travel',
];
export const personKinds = ['employee', 'supplier', 'anonymous'] as const;
type PersonKind = (typeof personKinds)[number];

/** The gravest first. */
export const conflictLevels = ['stop', 'warn', 'info'] as const;
type ConflictLevel = (typeof conflictLevels)[number];

export type Conflict = {
  readonly kind: ConflictKind;
  readonly level: ConflictLevel;
  /** A planner may go on although it stops, with a reason. */
  readonly forceable: boolean;
  /** To be shown in red although it is a warning. */
  readonly severe: boolean;
  /** What the words need: names, days, minutes. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The position that it collides with. */
  readonly itemId: string | null;
};

type Place = { readonly latitude: number | null; readonly longitude: number | null };

/** A position that somebody is to get. */
export type WantedItem = ItemTimes &
  Place & {
    readonly itemId: string | null;
    readonly crewId: string;
    readonly functionId: string;
    readonly functionCaption: string;
    readonly needs: readonly { skillId: string; caption: string; required: boolean }[];
  };

/** Another position of the same person. */
export type OtherItem = ItemSpan &
  Place & {
    readonly id: string;
    readonly crewId: string;
    readonly status: CrewItemState;
    readonly startDate: string;
    readonly caption: string;
  };

/** A position that somebody is to get, as the rules see it from another one of the same person. */
export const asOtherItem = (
  wanted: WantedItem & { readonly itemId: string },
  { status, caption }: { readonly status: CrewItemState; readonly caption: string },
): OtherItem => ({
  ...itemSpan(wanted),
  id: wanted.itemId,
  crewId: wanted.crewId,
  status,
  startDate: wanted.startDate,
  caption,
  latitude: wanted.latitude,
  longitude: wanted.longitude,
});

export type PersonFacts = {
  readonly active: boolean;
  readonly kind: PersonKind;
  readonly functions: readonly string[];
  readonly skills: readonly { skillId: string; validFrom: string | null; validUntil: string | null }[];
  /** Empty for people whom no contract binds. */
  readonly contracts: readonly { validFrom: string; validUntil: string | null }[];
  readonly items: readonly OtherItem[];
  readonly absences: readonly (Days & {
    kind: string;
    status: AbsenceState;
    firstHalf: boolean;
    lastHalf: boolean;
  })[];
  readonly blocks: readonly (Days & { reason: string })[];
  /** Of calendars of their own: nothing but times is known. */
  readonly busy: readonly BusyTime[];
};

export type ConflictRules = {
  readonly restHours: number;
  readonly shortRestHours: number;
  readonly longDayMinutes: number;
  readonly longWeekMinutes: number;
  readonly daysInARow: number;
  readonly nightUntil: string;
};

/** What counts as a request where two positions meet; a draft is one in the planner's head. */
const askedStates: readonly CrewItemState[] = ['draft', ...crewItemGroups.requested];

const conflict = (
  kind: ConflictKind,
  level: ConflictLevel,
  more: Partial<Omit<Conflict, 'kind' | 'level'>> = {},
): Conflict => ({ kind, level, forceable: false, severe: false, params: {}, itemId: null, ...more });

function overlapOf(wanted: WantedItem, other: OtherItem): Conflict {
  const about = { params: { caption: other.caption, day: other.startDate }, itemId: other.id };
  if (other.crewId === wanted.crewId) return conflict('sameCrew', 'stop', about);
  if (other.status === 'spare') return conflict('overlapSpare', 'warn', about);
  if (askedStates.includes(other.status)) return conflict('overlapRequested', 'warn', about);
  return conflict('overlapConfirmed', 'stop', { ...about, forceable: true });
}

function awayOf(
  days: readonly string[],
  span: ItemSpan,
  { absences, blocks, busy }: PersonFacts,
): Conflict[] {
  const away = absences.flatMap((one) => {
    const day = days.find((each) => within(each, one));
    if (day === undefined) return [];
    const params = { day, absence: one.kind };
    if (one.status === 'requested') return [conflict('absenceRequested', 'warn', { params })];
    if (!isOneOf(one.status, absenceGroups.away)) return [];
    const half = (one.firstHalf && day === one.fromDay) || (one.lastHalf && day === one.toDay);
    return [conflict('absent', half ? 'warn' : 'stop', { params, forceable: !half })];
  });
  const block = blocks.find((one) => days.some((day) => within(day, one)));
  const elsewhere = busyElsewhereIn(busy, span, days);
  return [
    ...away,
    ...(block ? [conflict('blocked', 'warn', { params: { day: block.fromDay, reason: block.reason } })] : []),
    ...(elsewhere ? [conflict('busyElsewhere', 'warn', { params: { day: elsewhere.fromDay } })] : []),
  ];
}

function ableOf(wanted: WantedItem, days: readonly string[], person: PersonFacts): Conflict[] {
  const [first = wanted.startDate] = days;
  const last = days.at(-1) ?? first;
  const found: Conflict[] = [];
  if (!person.active) found.push(conflict('inactive', 'stop'));
  const covers = ({ validFrom, validUntil }: { validFrom: string; validUntil: string | null }, day: string) =>
    validFrom <= day && (validUntil === null || validUntil >= day);
  const uncovered = days.find((day) => !person.contracts.some((contract) => covers(contract, day)));
  if (person.kind === 'employee' && person.contracts.length > 0 && uncovered !== undefined)
    found.push(conflict('noContract', 'stop', { params: { day: uncovered } }));
  if (!person.functions.includes(wanted.functionId))
    found.push(conflict('functionMissing', 'warn', { params: { caption: wanted.functionCaption } }));
  for (const { skillId, caption, required } of wanted.needs) {
    const level = required ? 'stop' : 'warn';
    const has = person.skills.find((skill) => skill.skillId === skillId);
    if (!has) found.push(conflict('skillMissing', level, { params: { caption } }));
    else if ((has.validFrom ?? first) > first || (has.validUntil ?? last) < last)
      found.push(conflict('skillExpired', level, { params: { caption, day: has.validUntil ?? '' } }));
  }
  return found;
}

/**
 * Minutes on the way between two sites: a quarter of an hour for the way out and in, then 60 km/h; where that is
 * quicker four hours for getting to and from an airport or a fast train, then 700 km/h.
 */
const travelMinutes = (a: Place, b: Place): number => {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return 0;
  const metres = metresBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
  const km = metres / 1000;
  return km < 0.5 ? 0 : Math.round(Math.min(15 + km, 240 + (km * 60) / 700));
};

function loadOf(wanted: WantedItem, person: PersonFacts, rules: ConflictRules): Conflict[] {
  const span = itemSpan(wanted);
  if (!span.startsAt || !span.endsAt) return [];
  const work = person.items.filter(
    (one) => isOneOf(one.status, crewItemGroups.booked) || one.status === 'requested',
  );
  const found: Conflict[] = [];
  for (const other of work) {
    const rest = restBetween(span, other);
    if (rest === null) continue;
    const about = { itemId: other.id };
    if (rest < rules.restHours * 60)
      found.push(
        conflict('shortRest', 'warn', {
          ...about,
          severe: rest < rules.shortRestHours * 60,
          params: { minutes: rest, caption: other.caption },
        }),
      );
    const road = travelMinutes(wanted, other);
    // As with an overlap: what is only requested may still be declined.
    const booked = isOneOf(other.status, crewItemGroups.booked);
    if (road > rest)
      found.push(
        conflict('travel', booked ? 'stop' : 'warn', {
          ...about,
          forceable: booked,
          params: { minutes: road, gap: rest, caption: other.caption },
        }),
      );
  }
  const all = minutesByDay([
    ...work.map((one) => ({ day: one.startDate, minutes: minutesOfSpan(one) })),
    { day: wanted.startDate, minutes: minutesOfSpan(span) },
  ]);
  const today = all.get(wanted.startDate) ?? 0;
  if (today > rules.longDayMinutes) found.push(conflict('longDay', 'warn', { params: { minutes: today } }));
  const week = mostMinutesInAWeek(all, wanted.startDate);
  if (week > rules.longWeekMinutes) found.push(conflict('longWeek', 'warn', { params: { minutes: week } }));
  const run = longestRun(all, wanted.startDate);
  if (run > rules.daysInARow) found.push(conflict('daysInARow', 'warn', { params: { days: run } }));
  return found;
}

/** Everything that speaks against giving a position to a person, the worst first. */
export function conflictsOf(wanted: WantedItem, person: PersonFacts, rules: ConflictRules): Conflict[] {
  const days = itemDays(wanted, rules.nightUntil);
  const near = person.items.filter(
    ({ id, status, startDate }) =>
      id !== wanted.itemId &&
      isOneOf(status, crewItemGroups.colliding) &&
      Math.abs(daysBetween(startDate, wanted.startDate)) <= 32,
  );
  const others: PersonFacts = { ...person, items: near };
  const span = itemSpan(wanted);
  // A supplier stands for many people: they may be in several places at once, and rest in turns.
  const one = person.kind === 'employee';
  const found = [
    ...(span.startsAt && span.endsAt ? [] : [conflict('timesMissing', 'warn')]),
    ...(one ? near.filter((other) => overlap(span, other)).map((other) => overlapOf(wanted, other)) : []),
    ...awayOf(days, span, others),
    ...ableOf(wanted, days, others),
    ...(one ? loadOf(wanted, others, rules) : []),
  ];
  return found.toSorted((a, b) => conflictLevels.indexOf(a.level) - conflictLevels.indexOf(b.level));
}

/** What remains in the way when a planner goes on on purpose. */
export const unforced = (conflicts: readonly Conflict[], force: boolean): Conflict[] =>
  conflicts.filter(({ level, forceable }) => level === 'stop' && !(force && forceable));

type Stopping = Pick<Conflict, 'level' | 'forceable'>;
/** What a planner needs to go on: nothing, a reason that is kept, or there is no way. */
export function overridingOf(conflicts: readonly Stopping[]): 'free' | 'needsReason' | 'impossible' {
  const stops = conflicts.filter(({ level }) => level === 'stop');
  if (stops.length === 0) return 'free';
  return stops.every(({ forceable }) => forceable) ? 'needsReason' : 'impossible';
}
