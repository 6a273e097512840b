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
      'start_date as startDate',
      'end_date as endDate',
      'start_time as startTime',
      'end_time as endTime',
      'starts_at as startsAt',
      'requested_at as requestedAt',
      'deadline_at as deadlineAt',
    ])
    .where('crew_id', '=', crewId)
    .orderBy('id')
    .forUpdate()
    .execute();

type Instants = {
  readonly id: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly deadline_at: Date | null;
};

/** Writes when these positions are by the clocks of another zone. */
export async function writeZone(db: Db, timeZone: string, instants: readonly Instants[]): Promise<void> {
  // Rows are written one after the other: on the way, one may lie on the next of the same person.
  const ids = instants.map(({ id }) => id);
  const freed = await db
    .updateTable('crew_item')
    .set({ many_at_once: true })
    .where('id', 'in', ids)
    .where('many_at_once', '=', false)
    .returning('id')
    .execute();
  await orCollision(
    sql`update crew_item i set time_zone = ${timeZone}, starts_at = n.starts_at, ends_at = n.ends_at,
      deadline_at = n.deadline_at, version = version + 1,
      many_at_once = not (i.id = any(${freed.map(({ id }) => id)}::text[]))
    from jsonb_to_recordset(${json(instants)}) as n (id text, starts_at timestamptz, ends_at timestamptz,
      deadline_at timestamptz)
    where i.id = n.id`.execute(db),
  );
}
