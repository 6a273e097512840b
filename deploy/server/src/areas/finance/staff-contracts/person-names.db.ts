import type { Db } from '#platform/db/tables.ts';

export const personNames = (db: Db, id: string) =>
  db.selectFrom('person').select(['id', 'firstName', 'lastName']).where('id', '=', id).executeTakeFirst();
