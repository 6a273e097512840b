import type { Database } from '../db/database.ts';
import type { Db } from '../db/tables.ts';
import { tenantIds, withTenant } from '../db/with-tenant.ts';
import { outsideWork } from '../outside-work.ts';
import type { OutsideWork } from '../outside-work.ts';
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

/**
 * A sweep that draws papers: each thing that is due has a transaction of its own, which begins anew after the work
 * that is done outside of it, as that of a call does.
 */
export type PaperSweep = {
  readonly name: string;
  /** Ids of what may be due; `draw` looks again. */
  due(ctx: SweepCtx): Promise<readonly string[]>;
  /** Whether a paper was drawn. */
  draw(id: string, ctx: SweepCtx & { readonly outside: OutsideWork }): Promise<boolean>;
  /** So many papers a tenant in one round; the rest is a minute later. */
  readonly atOnce: number;
};

type SweepOptions = Omit<SweepCtx, 'db' | 'jobs'> & {
  readonly database: Database;
  readonly jobs: JobSurroundings['jobs'];
};

/** One sweep of one tenant. */
export async function sweepTenant(
  sweep: Sweep | PaperSweep,
  { database, jobs, ...around }: SweepOptions,
): Promise<void> {
  const { tenantId } = around;
  const within = <Done>(work: (ctx: SweepCtx) => Promise<Done>) =>
    withTenant(database, tenantId, (db) => work({ ...around, db, jobs: jobs.within(db, tenantId) }));
  if ('work' in sweep) return within((ctx) => sweep.work(ctx));
  let left = sweep.atOnce;
  for (const id of await within((ctx) => sweep.due(ctx))) {
    if (left === 0) return;
    const { outside, withRetries } = outsideWork();
    if (await withRetries(() => within((ctx) => sweep.draw(id, { ...ctx, outside })))) left -= 1;
  }
}

/** Goes round all tenants; one sweep that fails keeps no other from its work. */
export const sweepJob =
  (sweeps: readonly (Sweep | PaperSweep)[]): JobHandler =>
  async (_, { database, now, files, log, jobs }) => {
    const failed: string[] = [];
    for (const tenantId of await tenantIds(database)) {
      for (const sweep of sweeps) {
        try {
          await sweepTenant(sweep, { database, tenantId, now: now(), jobs, files, log });
        } catch (error) {
          log.error('sweep failed', { job: sweep.name, tenant: tenantId, error: error as Error });
          failed.push(sweep.name);
        }
      }
    }
    // Tried again by the queue, and seen by the operator when it never works.
    if (failed.length > 0) throw new Error(`Sweeps failed: ${[...new Set(failed)].join(', ')}`);
  };
