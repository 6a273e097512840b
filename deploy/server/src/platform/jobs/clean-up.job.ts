import type { Database } from '../db/database.ts';
import { freshStatistics } from '../db/fresh-statistics.ts';
import type { Db } from '../db/tables.ts';
import { tenantIds, withTenant } from '../db/with-tenant.ts';
import { keptForDays } from '../http/idempotency.ts';
import type { JobHandler } from './job-handlers.ts';

/** Removes what is past its time in one tenant. Areas add theirs. */
export type CleanUp = (db: Db, now: Date) => Promise<void>;

const dayMs = 24 * 60 * 60 * 1000;

export const cleanUpKeys: CleanUp = async (db, now) => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before(keptForDays * dayMs))
    .execute();
  await db.deleteFrom('rate_limit').where('last_at', '<', before(dayMs)).execute();
};

export const cleanUpTenants = async (
  database: Database,
  steps: readonly CleanUp[],
  now: Date,
): Promise<void> => {
  for (const tenant of await tenantIds(database)) {
    await withTenant(database, tenant, async (db) => {
      for (const step of steps) await step(db, now);
    });
  }
};

export const cleanUpJob =
  (steps: readonly CleanUp[]): JobHandler =>
  async (_, { database, now }) => {
    await cleanUpTenants(database, [cleanUpKeys, ...steps], now());
    if (database.kind === 'PGlite') await freshStatistics(database);
  };
