import { randomUUID } from 'node:crypto';
import { itemSpan } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A crew of this project that positions can be added to. */
export const crewForItems = (db: Db, projectId: string, id: string) =>
  db
    .selectFrom('crew')
    .select([
      'id',
      'time_zone as timeZone',
      sql<boolean>`cancelled_at is not null`.as('cancelled'),
      sql<boolean>`signed_off_at is not null`.as('signedOff'),
    ])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

export const functionForItems = (db: Db, id: string) =>
  db
    .selectFrom('function')
    .select(['id', 'crew_chief as crewChief'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();

type Position = {
  crewId: string;
  projectId: string;
  functionId: string;
  startDate: string;
  endDate: string | null;
  startTime: string | null;
  endTime: string | null;
  timeZone: string;
  crewChief: boolean;
  standby: boolean;
  comment: string;
  by: string | null;
  at: Date;
};

/** So many drafts of one position. */
export async function addItems(db: Db, rows: number, one: Position): Promise<string[]> {
  const { startsAt, endsAt } = itemSpan(one);
  const items = Array.from({ length: rows }, () => ({
    id: randomUUID(),
    crew_id: one.crewId,
    project_id: one.projectId,
    function_id: one.functionId,
    status: 'draft' as const,
    start_date: one.startDate,
    end_date: one.endDate,
    start_time: one.startTime,
    end_time: one.endTime,
    time_zone: one.timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
    crew_chief: one.crewChief,
    standby: one.standby,
    comment: one.comment,
    created_at: one.at,
    created_by: one.by,
  }));
  await db.insertInto('crew_item').values(items).execute();
  return items.map(({ id }) => id);
}
