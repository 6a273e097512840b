import { dayAt } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';

/** The day that it is where the tenant works. */
export async function todayOfTenant(db: Db, now: Date): Promise<string> {
  const { zone } = await db.selectFrom('tenantSetting').select('timeZone as zone').executeTakeFirstOrThrow();
  return dayAt(now, zone);
}
