import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** A crew of this project that positions can be added to. */
export const crewForItems = (db: Db, projectId: string, id: string) =>
  db
    .selectFrom('crew')
    .select(['id', sql<boolean>`signed_off_at is not null`.as('signedOff')])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
