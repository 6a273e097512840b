import { tenantAtWork } from '../tenant-at-work.ts';
import type { Database } from '../db/database.ts';
import { announceDueJobs, bossWithin } from './boss-database.ts';
import { takeBackJobs } from './due-jobs.db.ts';
import { failJob } from './fail-job.ts';
import type { JobHandlers, JobInput, JobSurroundings } from './job-handlers.ts';
import { startJobWorkers } from './job-workers.ts';
import type { JobSender, SendOptions } from './jobs.ts';
import type { RunnableJob } from './queue-runner.ts';
import { limitedSessions } from './limited-sessions.ts';
import { createQueues, deadLetters, startBoss } from './open-boss.ts';

export type OpenJobs = JobSender & {
  /** Enqueues outside a transaction, for the server's own jobs. */
  send(name: string, options?: SendOptions): Promise<void>;
  /** Begins to take jobs, until `stop`. */
  work(): Promise<void>;
  /** Does all that is due now and comes back; for commands and tests. Returns how many were done. */
  drain(): Promise<number>;
  /** Jobs that failed for good. */
  dead(): Promise<{ name: string; id: string }[]>;
  stop(): Promise<void>;
};

type Options = {
  database: Database;
  handlers: JobHandlers;
  around: Omit<JobSurroundings, 'database' | 'jobs' | 'attempt'>;
};

export async function openJobs({ database, handlers, around }: Options): Promise<OpenJobs> {
  const names = Object.keys(handlers);
  const boss = await startBoss(database);
  boss.on('error', (error) => around.log.error('jobs', { error }));
  // The folder of PGlite belongs to one process, so whoever had taken these is gone.
  if (database.kind === 'PGlite') await takeBackJobs(database, names);
  await createQueues(boss, names);

  // People's requests need sessions too.
  const forHandlers = limitedSessions(database, database.kind === 'PGlite' ? 2 : 5);
  const run = async (name: string, { data, retryCount }: RunnableJob) => {
    const attempt = retryCount + 1;
    await tenantAtWork.run(data.tenant, async () =>
      handlers[name]?.(data, { ...around, database: forHandlers, jobs: sender, attempt }),
    );
    around.log.info('job done', { job: name, ...(data.tenant ? { tenant: data.tenant } : {}) });
  };
  const optionsOf = ({ startAfterSeconds, onceKey }: SendOptions) => ({
    ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    ...(onceKey === undefined ? {} : { singletonKey: onceKey, singletonSeconds: 60 }),
  });

  const sender: JobSender = {
    within: (db, tenant) => ({
      async send(name, data, options = {}) {
        if (!handlers[name]) throw new Error(`No job is called ${name}`);
        const within = bossWithin(db, announced(name, options));
        await boss.send(name, { tenant, data }, { ...optionsOf(options), db: within });
      },
    }),
  };
  let workers: Awaited<ReturnType<typeof startJobWorkers>> | null = null;

  return {
    ...sender,
    async send(name, options = {}) {
      await boss.send(name, { tenant: '', data: {} }, optionsOf(options));
      await announceDueJobs(database, announced(name, options));
    },
    async work() {
      workers = await startJobWorkers({ boss, database, names, run, around });
    },
    async drain() {
      let done = 0;
      for (const name of names) {
        const take = () => boss.fetch<JobInput>(name, { includeMetadata: true });
        for (let [job] = await take(); job; [job] = await take()) {
          try {
            await run(name, job);
            await boss.complete(name, job.id);
            done += 1;
          } catch (error) {
            await failJob({ boss, database, around }, job, error as Error);
          }
        }
      }
      return done;
    },
    async dead() {
      const jobs = await boss.findJobs(deadLetters);
      return jobs.map(({ name, id }) => ({ name, id }));
    },
    async stop() {
      await workers?.stop();
      await boss.stop({ graceful: true, timeout: 2_000 });
    },
  };
}

/** The queue to look into; nothing where the job starts later. */
const announced = (name: string, { startAfterSeconds }: SendOptions) =>
  startAfterSeconds === undefined ? name : '';
