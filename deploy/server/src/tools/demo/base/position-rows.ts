import { addDays, instantOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import type { Status } from './demo-positions.ts';
import { functionId } from './seed-catalogue.ts';

export type Crew = Insertable<Tables['crew']> & { id: string; timeZone: string };
export type Item = Insertable<Tables['crewItem']> & { id: string; personId: string | null };
type Times = { day: string; endDay: string | null; from: string | null; until: string | null };

/** The instants of a position; empty while a time is missing. */
export function instantsOf({ day, endDay, from, until }: Times, zone: string) {
  if (!from || !until) return { startsAt: null, endsAt: null };
  const last = endDay ?? (until > from ? day : addDays(day, 1));
  return { startsAt: instantOf(day, from, zone), endsAt: instantOf(last, until, zone) };
}

const hourMs = 3_600_000;
const decided: readonly Status[] = [
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'refused',
  'hasChanged',
  'spare',
];
const over: readonly Status[] = ['notNeeded', 'noShow', 'cancelled'];
/** As they are written: a code for who declines, a planner's own words for the rest. */
const reasons: Partial<Record<Status, readonly [en: string, de: string]>> = {
  refused: ['private', 'private'],
  notNeeded: ['The crew is smaller than planned', 'Die Crew ist kleiner als geplant'],
  cancelled: ['The client has cancelled', 'Der Kunde hat abgesagt'],
};

type Position = Times & {
  key: string;
  crew: Crew;
  status: Status;
  personId: string | null;
  chief: boolean;
  short: string;
  standby?: boolean;
  late?: boolean;
};

/** One position as it stands, with the marks that its status leaves. */
export function positionRow(demo: Demo, position: Position): Item {
  const { crew, status, personId, chief, short, standby = false, late = false, ...times } = position;
  const { tenant, now, personOf } = demo;
  const instants = instantsOf(times, crew.timeZone);
  const begins = instants.startsAt?.getTime() ?? now.getTime();
  // Asked ten days before it begins, at the latest yesterday; answered five hours later.
  const asked = Math.min(begins - 240 * hourMs, now.getTime() - 30 * hourMs);
  const wasAsked = personId !== null && !['draft', 'vacant'].includes(status);
  const answered = wasAsked && decided.includes(status);
  const changed = status === 'hasChanged';
  return {
    id: seedId(tenant.id, 'crew item', position.key),
    crewId: crew.id,
    projectId: crew.projectId,
    functionId: functionId(tenant.id, chief ? 'CC' : short),
    personId,
    status,
    previousStatus: over.includes(status) ? 'confirmed' : null,
    startDate: times.day,
    endDate: times.endDay,
    startTime: times.from,
    endTime: times.until,
    timeZone: crew.timeZone,
    ...instants,
    crewChief: chief,
    standby,
    payBasis: 'hour',
    payMinor: chief ? 2_600 : 1_900,
    currency: tenant.currency,
    comment: '',
    changes: changed ? json([{ field: 'startTime', before: '07:00', after: times.from }]) : null,
    reason: reasons[status]?.[tenant.defaultLanguage.startsWith('de') ? 1 : 0] ?? '',
    requestedAt: wasAsked ? new Date(asked) : null,
    // Within two days, a day before it begins: so that some of those who are asked still have time.
    deadlineAt: wasAsked
      ? new Date(Math.min(begins - 24 * hourMs, Math.max(asked, now.getTime()) + 40 * hourMs))
      : null,
    decidedAt: answered ? new Date(asked + 5 * hourMs) : null,
    lateRefusal: late && status === 'refused',
    doubleBooking: false,
    forcedBy: null,
    forcedReason: '',
    createdAt: new Date(asked - 24 * hourMs),
    createdBy: personOf('planner')?.id ?? null,
  };
}
