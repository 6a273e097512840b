import { sql } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { orCollision } from '../item/or-collision.ts';

/** When the positions of a crew are; nobody else changes them until the transaction is over. */
export const timesOfCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crewItem')
    .select([
      'id',
      'status',
      'startDate',
      'endDate',
      'startTime',
      'endTime',
      'timeZone',
      'startsAt',
      'requestedAt',
      'deadlineAt',
    ])
    .where('crewId', '=', crewId)
    .orderBy('id')
    .forUpdate()
    .execute();

type Times = {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly deadlineAt: Date | null;
};

/** Writes when these positions are now, by the clocks of a zone. */
export async function writeTimes(db: Db, timeZone: string, times: readonly Times[]): Promise<void> {
  // Rows are written one after the other: on the way, one may lie on the next of the same person.
  const ids = times.map(({ id }) => id);
  const freed = await db
    .updateTable('crewItem')
    .set({ manyAtOnce: true })
    .where('id', 'in', ids)
    .where('manyAtOnce', '=', false)
    .returning('id')
    .execute();
  await orCollision(
    sql`update "crewItem" set "timeZone" = ${timeZone}, "startDate" = times."startDate", "endDate" = times."endDate",
      "startsAt" = times."startsAt", "endsAt" = times."endsAt", "deadlineAt" = times."deadlineAt",
        version = version + 1,
      "manyAtOnce" = not ("crewItem".id = any(${freed.map(({ id }) => id)}::text[]))
    from jsonb_to_recordset(${json(times)}) as times (id text, "startDate" date, "endDate" date,
      "startsAt" timestamptz, "endsAt" timestamptz, "deadlineAt" timestamptz)
    where "crewItem".id = times.id`.execute(db),
  );
}
