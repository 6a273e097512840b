import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

const columns = [
  'version',
  'infoExternal as external',
  'infoInternal as internal',
  'infoCrew as crew',
  'infoChief as crewChief',
  'cateringTypeId',
  'cateringNote',
  'contactOnSiteId',
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
