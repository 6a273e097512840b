import type { Database } from '../db/database.ts';
import { freshStatistics } from '../db/fresh-statistics.ts';
import type { Db } from '../db/tables.ts';
import { tenantIds, withTenant } from '../db/with-tenant.ts';
import type { JobHandler } from './job-handlers.ts';

/** Removes what is past its time in one tenant. Areas add theirs. */
export type CleanUp = (db: Db, now: Date) => Promise<void>;

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
    await cleanUpTenants(database, steps, now());
    if (database.kind === 'PGlite') await freshStatistics(database);
  };
