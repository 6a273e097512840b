import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Two who sign off at once: the second waits and finds it done. */
export const lockCrew = (db: Db, crewId: string) =>
  db
    .selectFrom('crew')
    .select(['signed_off_at as signedOffAt', 'cancelled_at as cancelledAt'])
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
    .set({ signed_off_at: at, signed_off_by: by, sign_off_note: note, version: sql<number>`version + 1` })
    .where('id', '=', crewId)
    .execute();
