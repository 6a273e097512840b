import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { withTenant } from '../db/with-tenant.ts';
import { noteActivity } from '../activities/note-activity.db.ts';
import { bossWithin } from './boss-database.ts';
import type { JobSurroundings } from './job-handlers.ts';
import type { RunnableJob } from './queue-runner.ts';

type FailJobCtx = {
  boss: Pick<PgBoss, 'fail'>;
  database: Database;
  around: Pick<JobSurroundings, 'log' | 'now'>;
};

/** Without the stack: it is read by an operator in a list. */
const outputOf = (error: Error) => {
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: String(error.message).slice(0, 300),
  };
};

/** Puts a job off until its next attempt, or among the dead ones, which the tenant's activities say. */
export async function failJob({ boss, database, around }: FailJobCtx, job: RunnableJob, error: Error) {
  const { name, id, data, retryCount, retryLimit } = job;
  const output = outputOf(error);
  const dead = retryCount >= retryLimit;
  const tenant = data.tenant ? { tenant: data.tenant } : {};
  around.log[dead ? 'error' : 'warn'](dead ? 'job dead' : 'job failed', {
    job: name,
    count: retryCount + 1,
    error,
    ...tenant,
  });
  if (!dead || !data.tenant) return void (await boss.fail(name, job, output));
  await withTenant(database, data.tenant, async (db) => {
    await boss.fail(name, job, output, { db: bossWithin(db) });
    await noteActivity(db, {
      personId: null,
      category: 'jobs',
      caption: 'job_dead',
      subject: { kind: 'backgroundJob', id },
      after: { job: name, attempts: retryCount + 1 },
      at: around.now(),
    });
  });
}
