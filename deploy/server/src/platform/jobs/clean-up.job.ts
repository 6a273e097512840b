import { freshStatistics } from '../db/fresh-statistics.ts';
import type { Db } from '../db/tables.ts';
import { tenantIds, withTenant } from '../db/with-tenant.ts';
import type { JobHandler, JobSurroundings } from './job-handlers.ts';

/**
 * Removes what is past its time in one tenant. Areas add theirs. Answers the contents whose files went: they go from the
 * disk when no tenant names them any more.
 */
export type CleanUp = (db: Db, now: Date) => Promise<readonly string[]>;

export const cleanUpTenants = async (
  { database, jobs }: Pick<JobSurroundings, 'database' | 'jobs'>,
  steps: readonly CleanUp[],
  now: Date,
): Promise<void> => {
  for (const tenant of await tenantIds(database)) {
    await withTenant(database, tenant, async (db) => {
      const contents: string[] = [];
      for (const step of steps) contents.push(...(await step(db, now)));
      if (contents.length > 0) await jobs.within(db, tenant).send('remove-files', { contents });
    });
  }
};

export const cleanUpJob =
  (steps: readonly CleanUp[]): JobHandler =>
  async (_, { database, jobs, files, log, now }) => {
    await cleanUpTenants({ database, jobs }, steps, now());
    const swept = await files.sweep();
    if (swept.count > 0) log.info('half-written files were removed', swept);
    if (database.kind === 'PGlite') await freshStatistics(database);
  };
