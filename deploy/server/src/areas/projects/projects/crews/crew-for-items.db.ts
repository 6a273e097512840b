import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** A crew of this project that positions can be added to. */
export const crewForItems = (db: Db, { projectId, crewId }: { projectId: string; crewId: string }) =>
  db
    .selectFrom('crew')
    .select(['id', sql<boolean>`"signedOffAt" is not null`.as('signedOff')])
    .where('id', '=', crewId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
