import type { Db } from '../db/tables.ts';
import { tenantIds, withTenant } from '../db/with-tenant.ts';
import type { JobHandler, JobSurroundings } from './job-handlers.ts';
import type { Jobs } from './jobs.ts';

/** What a sweep works with: one tenant's transaction. */
export type SweepCtx = Pick<JobSurroundings, 'files' | 'log'> & {
  readonly db: Db;
  readonly tenantId: string;
  readonly now: Date;
  readonly jobs: Jobs;
};

/**
 * Work that comes due by time: reminders, deadlines, closing. It looks for what is due and marks it as done in
 * the same transaction, so that it may run twice, late, or after a pause.
 */
export type Sweep = { readonly name: string; work(ctx: SweepCtx): Promise<void> };

/** Goes round all tenants; one sweep that fails keeps no other from its work. */
export const sweepJob =
  (sweeps: readonly Sweep[]): JobHandler =>
  async (_, { database, now, files, log, jobs }) => {
    const failed: string[] = [];
    for (const tenantId of await tenantIds(database)) {
      for (const { name, work } of sweeps) {
        try {
          await withTenant(database, tenantId, (db) =>
            work({ db, tenantId, now: now(), jobs: jobs.within(db, tenantId), files, log }),
          );
        } catch (error) {
          log.error('sweep failed', { job: name, tenant: tenantId, error: error as Error });
          failed.push(name);
        }
      }
    }
    // Tried again by the queue, and seen by the operator when it never works.
    if (failed.length > 0) throw new Error(`Sweeps failed: ${[...new Set(failed)].join(', ')}`);
  };
