import { heldAbsenceStates, notInCalendarStates } from '@callboard/domain';
import { sql } from 'kysely';
import { earliestStart, lastDay } from '../crew-items/crew-items.public.ts';
import type { Db } from '../../../platform/db/tables.ts';

type Range = { personId: string; from: string; to: string };
type Days = Range & { nightUntil: string };

/** Positions that take one of these days. */
const positions = (db: Db, { from, to, nightUntil }: Days) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'i.tenant_id').onRef('j.id', '=', 'i.project_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .select([
      'i.id',
      'i.crew_id as crewId',
      'i.start_date as day',
      lastDay(nightUntil).as('lastDay'),
      sql<string | null>`to_char(i.start_time, 'HH24:MI')`.as('from'),
      sql<string | null>`to_char(i.end_time, 'HH24:MI')`.as('until'),
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.time_zone as timeZone',
      'j.name as projectName',
      'k.name as crewName',
      'f.caption as function',
      'l.name as location',
    ])
    .where('i.start_date', '>=', earliestStart(from))
    .where('i.start_date', '<=', to)
    .where(lastDay(nightUntil), '>=', from);

/** Jobs of a person; drafts are the planner's own business. */
export const jobsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .select('i.status')
    .where('i.person_id', '=', days.personId)
    .where('i.status', 'not in', notInCalendarStates)
    .orderBy('i.starts_at')
    .execute();

export const applicationsBetween = (db: Db, days: Days) =>
  positions(db, days)
    .innerJoin('crew_item_application as a', (join) =>
      join.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.crew_item_id', '=', 'i.id'),
    )
    .select('a.state as status')
    .where('a.person_id', '=', days.personId)
    .where('a.state', '=', 'applied')
    .orderBy('i.starts_at')
    .execute();
export type PersonalPosition = Omit<Awaited<ReturnType<typeof applicationsBetween>>[number], 'status'>;

export const ownAbsencesBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('absence')
    .select([
      'id',
      'kind',
      'status',
      'from_day as from',
      'to_day as to',
      'first_half as firstHalf',
      'last_half as lastHalf',
      'comment',
    ])
    .where('person_id', '=', personId)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where('status', 'in', heldAbsenceStates)
    .execute();

export const ownBlocksBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('block_date')
    .select(['id', 'from_day as from', 'to_day as to', 'reason'])
    .where('person_id', '=', personId)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .execute();

export const ownBusyBetween = (db: Db, { personId, from, to }: Range) =>
  db
    .selectFrom('private_busy_time')
    .select([
      'calendar_id as calendarId',
      'from_day as from',
      'to_day as to',
      'starts_at as startsAt',
      'ends_at as endsAt',
    ])
    .where('person_id', '=', personId)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .orderBy('starts_at')
    .execute();
