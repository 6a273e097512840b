import type { Db } from '#platform/db/tables.ts';

/** The zone that the tenant works in. */
export const tenantZone = async (db: Db): Promise<string> =>
  (await db.selectFrom('tenantSetting').select('timeZone').executeTakeFirst())?.timeZone ?? 'UTC';
