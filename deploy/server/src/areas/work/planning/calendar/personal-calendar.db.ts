import { absenceGroups, crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { earliestStart, lastDay } from '../../crew-items/crew-items.public.ts';
import type { Db } from '#platform/db/tables.ts';

type Range = { personId: string; from: string; to: string };
type Days = Range & { nightUntil: string };

/** Positions that take one of these days. */
const positions = (db: Db, { from, to, nightUntil }: Days) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .select([
      'crewItem.id',
      'crewItem.crewId',
      'crewItem.startDate as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char("crewItem"."startTime", 'HH24:MI')`.as('from'),
      sql<string | null>`to_char("crewItem"."endTime", 'HH24:MI')`.as('until'),
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.timeZone',
      'project.name as projectName',
      'crew.name as crewName',
      'function.caption as function',
      'location.name as location',
    ])
    .where('crewItem.startDate', '>=', earliestStart(from))
    .where('crewItem.startDate', '<=', to)
    .where(lastDay(nightUntil), '>=', from);

/** Jobs of a person; drafts are the planner's own business. */
export const jobsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .select('crewItem.status')
    .where('crewItem.personId', '=', days.personId)
    .where('crewItem.status', 'not in', crewItemGroups.notInCalendar)
    .orderBy('crewItem.startsAt')
    .execute();

export const applicationsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .innerJoin('crewItemApplication', 'crewItemApplication.crewItemId', 'crewItem.id')
    .select('crewItemApplication.state as status')
    .where('crewItemApplication.personId', '=', days.personId)
    .where('crewItemApplication.state', '=', 'applied')
    .orderBy('crewItem.startsAt')
    .execute();
export type PersonalPosition = Omit<Awaited<ReturnType<typeof applicationsBetween>>[number], 'status'>;

export const ownAbsencesBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('absence')
    .select(['id', 'kind', 'status', 'fromDay as from', 'toDay as to', 'firstHalf', 'lastHalf', 'comment'])
    .where('personId', '=', personId)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .where('status', 'in', absenceGroups.held)
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
