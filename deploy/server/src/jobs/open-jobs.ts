import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { bossOver, bossWithin } from './boss-database.ts';
import type { JobHandlers, JobInput, JobSurroundings } from './job-handlers.ts';
import type { JobSender, SendOptions } from './jobs.ts';

/** Where a job lands that failed every time; somebody has to look at it. */
const deadLetters = 'dead-letters';
/** What is done holds letters and links; it does not stay. */
const doneStaysSeconds = 60 * 60;
const retries = { retryLimit: 5, retryDelay: 2, retryBackoff: true };

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
  around: Omit<JobSurroundings, 'database' | 'jobs'>;
};

export async function openJobs({ database, handlers, around }: Options): Promise<OpenJobs> {
  const names = Object.keys(handlers);
  const embedded = database.kind === 'PGlite';
  const boss = new PgBoss({
    db: bossOver(database),
    backend: embedded ? 'pglite' : 'postgres',
    schema: 'pgboss',
    schedule: false,
    ...(embedded ? { reindex: false, monitorVacuum: false } : {}),
  });
  boss.on('error', (error) => around.log.error('jobs', { error }));
  await boss.start();
  await createQueues(boss, names);

  const run = async (name: string, job: Job<JobInput>) => {
    await handlers[name]?.(job.data, { ...around, database, jobs: sender });
    around.log.info('job done', { job: name, ...(job.data.tenant ? { tenant: job.data.tenant } : {}) });
  };
  const workers = new Map<string, string>();
  // The one session of PGlite is not taken up by asking: who enqueues wakes the worker, and asking is only the net.
  const wake = (name: string) => {
    const worker = workers.get(name);
    if (worker) setTimeout(() => boss.notifyWorker(worker), 50).unref();
  };
  const optionsOf = ({ startAfterSeconds, onceKey }: SendOptions) => ({
    ...retries,
    deadLetter: deadLetters,
    ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
    ...(onceKey === undefined ? {} : { singletonKey: onceKey, singletonSeconds: 60 }),
  });

  const sender: JobSender = {
    within: (db, tenant) => ({
      async send(name, data, options = {}) {
        if (!handlers[name]) throw new Error(`No job is called ${name}`);
        await boss.send(name, { tenant, data }, { ...optionsOf(options), db: bossWithin(db) });
        wake(name);
      },
    }),
  };

  return {
    ...sender,
    async send(name, options = {}) {
      await boss.send(name, { tenant: '', data: {} }, optionsOf(options));
      wake(name);
    },
    async work() {
      const options = { pollingIntervalSeconds: embedded ? 10 : 2, batchSize: 1 };
      for (const name of names) {
        workers.set(name, await boss.work<JobInput>(name, options, async ([job]) => job && run(name, job)));
      }
    },
    drain: () => drain(boss, names, run),
    async dead() {
      const jobs = await boss.findJobs(deadLetters);
      return jobs.map(({ name, id }) => ({ name, id }));
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

async function createQueues(boss: PgBoss, names: string[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 60 * 60 * 24 * 90 });
  for (const name of names) {
    if (!known.has(name)) {
      await boss.createQueue(name, {
        ...retries,
        deadLetter: deadLetters,
        deleteAfterSeconds: doneStaysSeconds,
      });
    }
    // pg-boss looks a queue up at its first use; inside a transaction on one session that would wait for itself.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

async function drain(
  boss: PgBoss,
  names: string[],
  run: (name: string, job: Job<JobInput>) => Promise<void>,
) {
  let done = 0;
  for (const name of names) {
    for (let [job] = await boss.fetch<JobInput>(name); job; [job] = await boss.fetch<JobInput>(name)) {
      try {
        await run(name, job);
        await boss.complete(name, job.id);
        done += 1;
      } catch (error) {
        await boss.fail(name, job.id, { message: (error as Error).name });
      }
    }
  }
  return done;
}
