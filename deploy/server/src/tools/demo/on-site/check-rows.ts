import { approvedMinutes, breakTime, defaultRules } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { Dice } from '../dice.ts';
import { seedId } from '../dice.ts';
import type { CheckKind } from './check-kinds.ts';
import type { BegunItem } from './site-rows.db.ts';

type Check = Insertable<Tables['crewCheck']>;
type Event = Insertable<Tables['crewCheckEvent']>;
type Break = Insertable<Tables['crewBreak']>;
export type CheckRows = { check: Check; events: Event[]; breaks: Break[] };
type CheckOptions = {
  tenant: string;
  now: Date;
  dice: Dice;
  kind: CheckKind;
  plannerId: string | null;
  onBreak: boolean;
};

const minuteMs = 60_000;
const autoClosedAfterMinutes = 120;
const plus = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

const places: Partial<Record<CheckKind, (item: BegunItem) => Partial<Event>>> = {
  outside: () => ({
    distanceM: 1_400,
    accuracyM: 20,
    inside: false,
    reason: 'Stehe am Depot, Tor gesperrt',
  }),
  noPosition: () => ({ noPositionReason: 'Kein Empfang im Keller' }),
  rough: () => ({ distanceM: 640, accuracyM: 900, inside: true }),
  chief: () => ({ reason: 'Handy leer' }),
  planner: () => ({ reason: 'Telefonisch gemeldet' }),
};

function placeOf(item: BegunItem, kind: CheckKind, dice: Dice): Partial<Event> {
  const special = places[kind]?.(item);
  if (kind === 'noPosition' || kind === 'chief' || kind === 'planner' || kind === 'qr') return special ?? {};
  if (item.latitude === null || item.longitude === null)
    return special?.reason ? { reason: special.reason } : {};
  const position = {
    latitude: item.latitude + (kind === 'outside' ? 0.0126 : 0.0002),
    longitude: item.longitude,
    accuracyM: 6 + dice.roll(30),
    distanceM: 20 + dice.roll(60),
    inside: true,
  };
  return { ...position, ...special };
}

const sources: Partial<Record<CheckKind, Event['source']>> = {
  chief: 'chief',
  qr: 'qr',
  offline: 'offline',
  planner: 'planner',
};

type Begun = {
  id: string;
  crewItemId: string;
  crewId: string;
  personId: string;
  plannedFrom: Date;
  plannedUntil: Date;
  checkedFrom: Date;
  late: boolean;
};
type MakeEvent = (name: Event['kind'], at: Date, more?: Partial<Event>) => Event;

const checkIdOf = (tenant: string, itemId: string): string => seedId(tenant, 'check', itemId);

/** Events of a check, by whoever brings such checks about. */
function eventsOf(item: BegunItem, { tenant, now, dice, kind, plannerId }: CheckOptions): MakeEvent {
  const source = sources[kind] ?? 'self';
  const { personId } = item;
  const actor = source === 'chief' ? (item.chiefId ?? personId) : source === 'planner' ? plannerId : personId;
  return (name, at, more = {}) => ({
    id: seedId(tenant, 'check', item.id, name, more.undoneAt ? 'undone' : ''),
    checkId: checkIdOf(tenant, item.id),
    kind: name,
    at,
    deviceAt: source === 'self' || source === 'offline' ? at : null,
    receivedAt: kind === 'offline' ? earlier(plus(at, 40), now) : at,
    skewSeconds: source === 'self' || source === 'offline' ? dice.roll(9) - 4 : null,
    source,
    byPerson: actor,
    latitude: null,
    longitude: null,
    accuracyM: null,
    distanceM: null,
    inside: null,
    noPositionReason: '',
    reason: '',
    appBuild: source === 'planner' ? '' : '1.4.2',
    undoneAt: null,
    ...more,
  });
}

/** A position of the past or of now with the steps that brought it where it stands. */
export function checkRowsOf(item: BegunItem, options: CheckOptions): CheckRows | null {
  const { tenant, now, dice, kind, onBreak } = options;
  const { id: crewItemId, crewId, personId, startsAt, endsAt, status } = item;
  if (!personId || !startsAt || !endsAt) return null;
  const event = eventsOf(item, options);
  const called = event('preCall', earlier(plus(startsAt, -180 - dice.roll(300)), plus(now, -5)), {
    source: 'self',
    byPerson: personId,
  });
  const base = { id: checkIdOf(tenant, crewItemId), crewItemId, crewId, personId };
  const planned = { ...base, plannedFrom: startsAt, plannedUntil: endsAt };
  if (status === 'ready')
    return { check: fill({ ...planned, state: 'expected' }), events: [called], breaks: [] };

  const lateBy = kind === 'late' ? 8 + dice.roll(30) : -dice.roll(14);
  const from = earlier(plus(startsAt, lateBy), plus(now, -3));
  const place = placeOf(item, kind, dice);
  const events = [called, event('in', from, place)];
  if (kind === 'duplicate')
    events.push(event('in', plus(from, -1), { ...place, undoneAt: plus(from, -0.5) }));
  const late = from > plus(startsAt, defaultRules.lateAfterMinutes);
  const begun = { ...planned, checkedFrom: from, late };
  if (status === 'working') {
    const breaks = onBreak ? [breakRow(tenant, begun, plus(now, -12), null)] : [];
    return { check: fill({ ...begun, state: 'in' }), events, breaks };
  }
  const { out, ...rest } = checkedOut(item, begun, { options, event, place });
  return { ...rest, events: [...events, out] };
}

/** How a position ended: checked out or closed by itself, with a break or without, signed off or not yet. */
function checkedOut(
  item: BegunItem,
  begun: Begun,
  { options, event, place }: { options: CheckOptions; event: MakeEvent; place: Partial<Event> },
): Omit<CheckRows, 'events'> & { out: Event } {
  const { tenant, now, dice, kind } = options;
  const { plannedUntil, checkedFrom } = begun;
  const closedAt = plus(plannedUntil, autoClosedAfterMinutes);
  const auto = kind === 'autoClosed' && closedAt <= now;
  const left = leftAt(plannedUntil, kind, dice);
  const until = auto ? plannedUntil : earlier(left, plus(now, -2));
  const early = !auto && until < plus(plannedUntil, -defaultRules.earlyBeforeMinutes);
  const out = auto
    ? event('out', until, {
        source: 'auto',
        byPerson: null,
        deviceAt: null,
        receivedAt: closedAt,
        skewSeconds: null,
        appBuild: '',
      })
    : event('out', until, { ...place, reason: early ? 'Früher fertig' : String(place.reason ?? '') });
  const breaks =
    dice.roll(3) === 0
      ? [breakRow(tenant, begun, plus(checkedFrom, 150), plus(checkedFrom, 150 + 15 + dice.roll(30)))]
      : [];
  const fits = breaks.filter(({ untilAt }) => untilAt && new Date(untilAt) < until);
  const facts = { ...begun, checkedUntil: until, early, autoClosed: auto };
  const check =
    item.status === 'cleared'
      ? approved(facts, fits, item)
      : fill({ ...facts, state: auto ? 'toBeChecked' : 'out' });
  return { check, out, breaks: fits };
}

function leftAt(endsAt: Date, kind: CheckKind, dice: Dice): Date {
  if (kind === 'tooLong') return plus(endsAt, 10 * 60);
  return plus(endsAt, kind === 'early' ? -20 - dice.roll(40) : dice.roll(12) - 2);
}

const breakRow = (
  tenant: string,
  { id, crewItemId, personId }: Begun,
  fromAt: Date,
  untilAt: Date | null,
): Break => ({
  id: seedId(tenant, 'break', crewItemId, 0),
  checkId: id,
  fromAt,
  untilAt,
  automatic: false,
  byPerson: personId,
});

/** Every column, so that all rows fit into one statement. */
const fill = (check: Check): Check => ({
  checkedFrom: null,
  checkedUntil: null,
  late: false,
  early: false,
  autoClosed: false,
  approvedFrom: null,
  approvedUntil: null,
  approvedBreakMinutes: null,
  approvedMinutes: null,
  approvedBy: null,
  approvedAt: null,
  ...check,
});

/** What was signed off: as checked, or as planned where somebody had forgotten to check out. */
function approved(
  facts: Omit<Check, 'state'> & { checkedFrom: Date; checkedUntil: Date },
  breaks: Break[],
  item: BegunItem,
): Check {
  const tooLong = facts.checkedUntil.getTime() - facts.checkedFrom.getTime() > 16 * 60 * minuteMs;
  const from = facts.checkedFrom;
  const until = tooLong && item.endsAt ? item.endsAt : facts.checkedUntil;
  const recorded = breaks.map(({ fromAt, untilAt }) => ({
    from: new Date(fromAt),
    until: untilAt ? new Date(untilAt) : null,
  }));
  const breakMinutes = breakTime({ from, until }, recorded, defaultRules).minutes;
  return fill({
    ...facts,
    state: 'signedOff',
    approvedFrom: from,
    approvedUntil: until,
    approvedBreakMinutes: breakMinutes,
    approvedMinutes: approvedMinutes({ from, until, breakMinutes }, 0),
    approvedBy: item.chiefId,
    approvedAt: plus(until, 30),
  });
}
