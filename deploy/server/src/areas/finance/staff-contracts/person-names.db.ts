import type { Db } from '../../../platform/db/tables.ts';

export const personNames = (db: Db, id: string) =>
  db.selectFrom('person').select(['id', 'first_name', 'last_name']).where('id', '=', id).executeTakeFirst();
