import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';

const columns = [
  'version',
  'info_external as external',
  'info_internal as internal',
  'info_crew as crew',
  'info_chief as crewChief',
  'catering_type_id as cateringTypeId',
  'catering_note as cateringNote',
  'contact_on_site_id as contactOnSiteId',
] as const;

/** Held until the transaction ends: the version that is compared is the one that is written over. */
export const infoOf = (db: Db, crewId: string) =>
  db.selectFrom('crew').select(columns).where('id', '=', crewId).forUpdate().executeTakeFirst();

/** What is not named stays as it is. */
export const setInfo = (db: Db, crewId: string, facts: Updateable<Tables['crew']>) =>
  db
    .updateTable('crew')
    .set({
      ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', crewId)
    .returning(columns)
    .executeTakeFirstOrThrow();
