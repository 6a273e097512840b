import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Two who sign off at once: the second waits and finds it done. */
export const lockCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crew')
    .select(['signedOffAt', 'cancelledAt'])
    .where('id', '=', crewId)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const setSignedOff = (
  db: Db,
  crewId: string,
  { by, at, note }: { by: string; at: Date; note: string },
) =>
  db
    .updateTable('crew')
    .set({ signedOffAt: at, signedOffBy: by, signOffNote: note, version: sql<number>`version + 1` })
    .where('id', '=', crewId)
    .execute();
