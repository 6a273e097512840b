import { sql } from 'kysely';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { orCollision } from './or-collision.ts';

/** When the positions of a crew are; nobody else changes them until the transaction is over. */
export const timesOfCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crew_item')
    .select([
      'id',
      'status',
      'start_date as startDate',
      'end_date as endDate',
      'start_time as startTime',
      'end_time as endTime',
      'time_zone as timeZone',
      'starts_at as startsAt',
      'requested_at as requestedAt',
      'deadline_at as deadlineAt',
    ])
    .where('crew_id', '=', crewId)
    .orderBy('id')
    .forUpdate()
    .execute();

type Times = {
  readonly id: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly deadline_at: Date | null;
};

/** Writes when these positions are now, by the clocks of a zone. */
export async function writeTimes(db: Db, timeZone: string, times: readonly Times[]): Promise<void> {
  // Rows are written one after the other: on the way, one may lie on the next of the same person.
  const ids = times.map(({ id }) => id);
  const freed = await db
    .updateTable('crew_item')
    .set({ many_at_once: true })
    .where('id', 'in', ids)
    .where('many_at_once', '=', false)
    .returning('id')
    .execute();
  await orCollision(
    sql`update crew_item i set time_zone = ${timeZone}, start_date = n.start_date, end_date = n.end_date,
      starts_at = n.starts_at, ends_at = n.ends_at, deadline_at = n.deadline_at, version = version + 1,
      many_at_once = not (i.id = any(${freed.map(({ id }) => id)}::text[]))
    from jsonb_to_recordset(${json(times)}) as n (id text, start_date date, end_date date,
      starts_at timestamptz, ends_at timestamptz, deadline_at timestamptz)
    where i.id = n.id`.execute(db),
  );
}
