import { approvedMinutes, breakTime, defaultRules } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Dice } from '../dice.ts';
import { seedId } from '../dice.ts';
import type { CheckKind } from './check-kinds.ts';
import type { BegunItem } from './site-rows.db.ts';

type Check = Insertable<Tables['crew_check']>;
type Event = Insertable<Tables['crew_check_event']>;
type Break = Insertable<Tables['crew_break']>;
export type CheckRows = { check: Check; events: Event[]; breaks: Break[] };
type Around = {
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
    distance_m: 1_400,
    accuracy_m: 20,
    inside: false,
    reason: 'Stehe am Depot, Tor gesperrt',
  }),
  noPosition: () => ({ no_position_reason: 'Kein Empfang im Keller' }),
  rough: () => ({ distance_m: 640, accuracy_m: 900, inside: true }),
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
    accuracy_m: 6 + dice.roll(30),
    distance_m: 20 + dice.roll(60),
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

/** A position of the past or of now with the steps that brought it where it stands. */
export function checkRowsOf(item: BegunItem, around: Around): CheckRows | null {
  const { tenant, now, dice, kind, plannerId, onBreak } = around;
  const { id: itemId, personId, startsAt, endsAt, status } = item;
  if (!personId || !startsAt || !endsAt) return null;
  const checkId = seedId(tenant, 'check', itemId);
  const source = sources[kind] ?? 'self';
  const actor = source === 'chief' ? (item.chiefId ?? personId) : source === 'planner' ? plannerId : personId;
  const event = (name: Event['kind'], at: Date, more: Partial<Event> = {}): Event => ({
    id: seedId(tenant, 'check', itemId, name, more.undone_at ? 'undone' : ''),
    check_id: checkId,
    kind: name,
    at,
    device_at: source === 'self' || source === 'offline' ? at : null,
    received_at: kind === 'offline' ? earlier(plus(at, 40), now) : at,
    skew_seconds: source === 'self' || source === 'offline' ? dice.roll(9) - 4 : null,
    source,
    by_person: actor,
    latitude: null,
    longitude: null,
    accuracy_m: null,
    distance_m: null,
    inside: null,
    no_position_reason: '',
    reason: '',
    app_build: source === 'planner' ? '' : '1.4.2',
    undone_at: null,
    ...more,
  });
  const called = event('preCall', earlier(plus(startsAt, -180 - dice.roll(300)), plus(now, -5)), {
    source: 'self',
    by_person: personId,
  });
  const base = { id: checkId, crew_item_id: itemId, crew_id: item.crewId, person_id: personId };
  const planned = { ...base, planned_from: startsAt, planned_until: endsAt };
  if (status === 'ready')
    return { check: fill({ ...planned, state: 'expected' }), events: [called], breaks: [] };

  const lateBy = kind === 'late' ? 8 + dice.roll(30) : -dice.roll(14);
  const from = earlier(plus(startsAt, lateBy), plus(now, -3));
  const place = placeOf(item, kind, dice);
  const events = [called, event('in', from, place)];
  if (kind === 'duplicate')
    events.push(event('in', plus(from, -1), { ...place, undone_at: plus(from, -0.5) }));
  const late = from > plus(startsAt, defaultRules.lateAfterMinutes);
  if (status === 'working') {
    const breaks = onBreak ? [breakRow(tenant, itemId, 0, plus(now, -12), null, checkId, personId)] : [];
    const check = fill({ ...planned, state: 'in', checked_from: from, late });
    return { check, events, breaks };
  }

  const closedAt = plus(endsAt, autoClosedAfterMinutes);
  const auto = kind === 'autoClosed' && closedAt <= now;
  const left = leftAt(endsAt, kind, dice);
  const until = auto ? endsAt : earlier(left, plus(now, -2));
  const early = !auto && until < plus(endsAt, -defaultRules.earlyBeforeMinutes);
  events.push(
    auto
      ? event('out', until, {
          source: 'auto',
          by_person: null,
          device_at: null,
          received_at: closedAt,
          skew_seconds: null,
          app_build: '',
        })
      : event('out', until, { ...place, reason: early ? 'Früher fertig' : String(place.reason ?? '') }),
  );
  const breaks =
    dice.roll(3) === 0
      ? [
          breakRow(
            tenant,
            itemId,
            0,
            plus(from, 150),
            plus(from, 150 + 15 + dice.roll(30)),
            checkId,
            personId,
          ),
        ]
      : [];
  const fits = breaks.filter(({ until_at }) => until_at && new Date(until_at) < until);
  const facts = { ...planned, checked_from: from, checked_until: until, late, early, auto_closed: auto };
  const check =
    status === 'cleared'
      ? approved(facts, fits, item)
      : fill({ ...facts, state: auto ? 'toBeChecked' : 'out' });
  return { check, events, breaks: fits };
}

function leftAt(endsAt: Date, kind: CheckKind, dice: Dice): Date {
  if (kind === 'tooLong') return plus(endsAt, 10 * 60);
  return plus(endsAt, kind === 'early' ? -20 - dice.roll(40) : dice.roll(12) - 2);
}

const breakRow = (
  tenant: string,
  itemId: string,
  nth: number,
  from_at: Date,
  until_at: Date | null,
  check_id: string,
  by_person: string,
): Break => ({
  id: seedId(tenant, 'break', itemId, nth),
  check_id,
  from_at,
  until_at,
  automatic: false,
  by_person,
});

/** Every column, so that all rows fit into one statement. */
const fill = (check: Check): Check => ({
  checked_from: null,
  checked_until: null,
  late: false,
  early: false,
  auto_closed: false,
  approved_from: null,
  approved_until: null,
  approved_break_minutes: null,
  approved_minutes: null,
  approved_by: null,
  approved_at: null,
  ...check,
});

/** What was signed off: as checked, or as planned where somebody had forgotten to check out. */
function approved(
  facts: Omit<Check, 'state'> & { checked_from: Date; checked_until: Date },
  breaks: Break[],
  item: BegunItem,
): Check {
  const tooLong = facts.checked_until.getTime() - facts.checked_from.getTime() > 16 * 60 * minuteMs;
  const from = facts.checked_from;
  const until = tooLong && item.endsAt ? item.endsAt : facts.checked_until;
  const recorded = breaks.map(({ from_at, until_at }) => ({
    from: new Date(from_at),
    until: until_at ? new Date(until_at) : null,
  }));
  const breakMinutes = breakTime({ from, until }, recorded, defaultRules).minutes;
  return fill({
    ...facts,
    state: 'signedOff',
    approved_from: from,
    approved_until: until,
    approved_break_minutes: breakMinutes,
    approved_minutes: approvedMinutes({ from, until, breakMinutes }, 0),
    approved_by: item.chiefId,
    approved_at: plus(until, 30),
  });
}
