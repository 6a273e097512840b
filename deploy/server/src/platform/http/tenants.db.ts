import type { Db } from '../db/tables.ts';

export const tenantById = (db: Db, id: string) =>
  db
    .selectFrom('tenant')
    .select(['id', 'name', 'bundles', 'closedBundles', 'address', 'stepUp', 'stepUpMinutes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
