import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { jobsChannel } from './boss-database.ts';
import { startDueAlarm } from './due-alarm.ts';
import { dueQueues } from './due-jobs.db.ts';
import { failJob } from './fail-job.ts';
import type { JobSurroundings } from './job-handlers.ts';
import { policyOf } from './job-policies.ts';
import { startQueueRunner } from './queue-runner.ts';
import type { RunnableJob } from './queue-runner.ts';

type Options = {
  boss: PgBoss;
  database: Database;
  names: readonly string[];
  run(name: string, job: RunnableJob): Promise<void>;
  around: Pick<JobSurroundings, 'log' | 'now'>;
};

const aliveEveryMs = 10_000;
const finishWithinMs = 8_000;

/** Takes jobs of every queue: at once after the commit that sent them, by whichever process, or when they are due. */
export async function startJobWorkers({ boss, database, names, run, around }: Options) {
  const onError = (error: Error) => around.log.error('jobs', { error });
  const runners = new Map(
    names.map((name) => [
      name,
      startQueueRunner({
        boss,
        name,
        slots: policyOf(name).slots,
        run: (job) => run(name, job),
        async fail(job, error) {
          await failJob({ boss, database, around }, job, error);
          alarm.check();
        },
        onError,
      }),
    ]),
  );
  const alarm = startDueAlarm({
    due: () => dueQueues(database, names),
    wake: (name) => runners.get(name)?.wake(),
    onError,
  });
  const unlisten = await database.engine.listen(jobsChannel, (queue) => {
    // Without a queue: a job that starts later, or nothing could be heard for a while.
    if (queue) runners.get(queue)?.wake();
    else alarm.check();
  });
  alarm.check();

  /** Says of the jobs at work that this process lives, so that no other one takes them over. */
  const recordHeartbeat = async () => {
    for (const [name, runner] of runners) {
      const jobs = runner.atWork();
      if (jobs.length > 0) await boss.touch(name, jobs);
    }
  };
  const alive = setInterval(() => recordHeartbeat().catch(onError), aliveEveryMs).unref();

  return {
    /** Those at work may finish; what takes too long is done by the next process. */
    async stop() {
      alarm.stop();
      await unlisten();
      const ended = Promise.all([...runners.values()].map((runner) => runner.stop()));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, finishWithinMs)));
      await Promise.race([ended, late]);
      clearTimeout(timer);
      clearInterval(alive);
      for (const [name, runner] of runners) {
        const jobs = runner.atWork();
        if (jobs.length > 0) await boss.fail(name, jobs, { message: 'The server stopped' });
      }
    },
  };
}
