import { heldAbsenceStates, notInCalendarStates } from '@callboard/domain';
import { sql } from 'kysely';
import { earliestStart, lastDay } from '../crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';

type Range = { personId: string; from: string; to: string };
type Days = Range & { nightUntil: string };

/** Positions that take one of these days. */
const positions = (db: Db, { from, to, nightUntil }: Days) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as j', 'j.id', 'i.projectId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .select([
      'i.id',
      'i.crewId',
      'i.startDate as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char(i."startTime", 'HH24:MI')`.as('from'),
      sql<string | null>`to_char(i."endTime", 'HH24:MI')`.as('until'),
      'i.startsAt',
      'i.endsAt',
      'i.timeZone',
      'j.name as projectName',
      'k.name as crewName',
      'f.caption as function',
      'l.name as location',
    ])
    .where('i.startDate', '>=', earliestStart(from))
    .where('i.startDate', '<=', to)
    .where(lastDay(nightUntil), '>=', from);

/** Jobs of a person; drafts are the planner's own business. */
export const jobsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .select('i.status')
    .where('i.personId', '=', days.personId)
    .where('i.status', 'not in', notInCalendarStates)
    .orderBy('i.startsAt')
    .execute();

export const applicationsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .innerJoin('crewItemApplication as a', 'a.crewItemId', 'i.id')
    .select('a.state as status')
    .where('a.personId', '=', days.personId)
    .where('a.state', '=', 'applied')
    .orderBy('i.startsAt')
    .execute();
export type PersonalPosition = Omit<Awaited<ReturnType<typeof applicationsBetween>>[number], 'status'>;

export const ownAbsencesBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('absence')
    .select(['id', 'kind', 'status', 'fromDay as from', 'toDay as to', 'firstHalf', 'lastHalf', 'comment'])
    .where('personId', '=', personId)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .where('status', 'in', heldAbsenceStates)
    .execute();

export const ownBlocksBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('blockDate')
    .select(['id', 'fromDay as from', 'toDay as to', 'reason'])
    .where('personId', '=', personId)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .execute();

export const ownBusyBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('privateBusyTime')
    .select(['calendarId', 'fromDay as from', 'toDay as to', 'startsAt', 'endsAt'])
    .where('personId', '=', personId)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .orderBy('startsAt')
    .execute();
