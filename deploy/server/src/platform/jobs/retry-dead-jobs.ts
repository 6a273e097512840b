import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { withTenant } from '../db/with-tenant.ts';
import { noteActivity } from '../activities/note-activity.db.ts';
import { announceDueJobs, bossWithin } from './boss-database.ts';
import { deadJobs } from './dead-jobs.db.ts';
import type { DeadJob } from './dead-jobs.db.ts';
import { deadLetters } from './open-boss.ts';

type Retry = { database: Database; boss: PgBoss; now: () => Date };

/** Puts one back into its queue with all its attempts before it; the tenant's activities say so. */
async function retryJob({ database, boss, now }: Retry, job: DeadJob): Promise<boolean> {
  const { id, sourceId, name, tenant } = job;
  if (!tenant) return (await boss.redrive(deadLetters, { ids: [id] })) === 1;
  return withTenant(database, tenant, async (db) => {
    const moved = await boss.redrive(deadLetters, { ids: [id], db: bossWithin(db) });
    if (moved !== 1) return false;
    await noteActivity(db, {
      personId: null,
      category: 'jobs',
      caption: 'job_run_again',
      subject: { kind: 'backgroundJob', id: sourceId },
      after: { job: name },
      at: now(),
    });
    return true;
  });
}

/** Runs dead jobs again: the one with this number, or all. Says which went back and which could not. */
export async function retryDeadJobs(
  retry: Retry,
  wanted: string,
): Promise<{ retried: DeadJob[]; left: DeadJob[] }> {
  const dead = await deadJobs(retry.database);
  const chosen = wanted === 'all' ? dead : dead.filter(({ id }) => id === wanted);
  const retried: DeadJob[] = [];
  const left: DeadJob[] = [];
  for (const job of chosen) ((await retryJob(retry, job)) ? retried : left).push(job);
  if (retried.length > 0) await announceDueJobs(retry.database);
  return { retried, left };
}
