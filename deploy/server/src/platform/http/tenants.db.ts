import type { Db } from '../db/tables.ts';

export const tenantById = (db: Db, id: string) =>
  db
    .selectFrom('tenant')
    .select([
      'id',
      'name',
      'bundles',
      'closed_bundles as closedBundles',
      'address',
      'step_up as stepUp',
      'step_up_minutes as stepUpMinutes',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
