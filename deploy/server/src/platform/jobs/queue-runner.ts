import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobInput } from './job-handlers.ts';

export type RunnableJob = JobWithMetadata<JobInput>;

export type QueueRunner = {
  /** Jobs may be waiting: asks for them now. */
  wake(): void;
  /** Jobs that this process has taken and not finished. */
  atWork(): RunnableJob[];
  /** Takes no more; comes back when those at work are finished. */
  stop(): Promise<void>;
};

type Options = {
  boss: Pick<PgBoss, 'fetch' | 'complete'>;
  name: string;
  slots: number;
  run(job: RunnableJob): Promise<void>;
  fail(job: RunnableJob, error: Error): Promise<void>;
  onError(error: Error): void;
};

const longestErrorPauseMs = 30_000;

/** Tells whoever waits that something has changed, also when that was before the wait. */
function changeSignal() {
  let changed = false;
  let onChange = () => {};
  return {
    change() {
      changed = true;
      onChange();
    },
    async next() {
      if (!changed) await new Promise<void>((resolve) => (onChange = resolve));
      changed = false;
    },
  };
}

/** Jobs that have ended and that the database does not know as ended yet. */
function endedJobs({ boss, name, fail }: Pick<Options, 'boss' | 'name' | 'fail'>) {
  const completed: RunnableJob[] = [];
  const failed: { job: RunnableJob; error: Error }[] = [];
  return {
    complete: (job: RunnableJob) => completed.push(job),
    fail: (job: RunnableJob, error: Error) => failed.push({ job, error }),
    isEmpty: () => completed.length === 0 && failed.length === 0,
    /** What is finished leaves its list only when the database knows it. */
    async settle() {
      const done = [...completed];
      if (done.length > 0) await boss.complete(name, done);
      completed.splice(0, done.length);
      for (let next = failed[0]; next; next = failed[0]) {
        await fail(next.job, next.error);
        failed.shift();
      }
    },
  };
}

/**
 * Does the jobs of one queue, `slots` at a time; a slow job holds one slot and no other job. pg-boss's own workers
 * wait for the whole batch, or ask once for each slot. Between two calls of `wake` an empty queue asks nothing.
 */
export function startQueueRunner({ boss, name, slots, run, fail, onError }: Options): QueueRunner {
  const running = new Map<string, RunnableJob>();
  const ended = endedJobs({ boss, name, fail });
  const { change, next: nextChange } = changeSignal();
  let mayWait = true;
  let stopping = false;
  let errorPauseMs = 0;

  const start = (job: RunnableJob) => {
    running.set(job.id, job);
    withinSeconds(run(job), job.expireInSeconds)
      .then(
        () => ended.complete(job),
        (error: Error) => ended.fail(job, error),
      )
      .finally(() => {
        running.delete(job.id);
        change();
      });
  };

  const take = async () => {
    const free = slots - running.size;
    if (stopping || !mayWait || free === 0) return;
    mayWait = false;
    try {
      const jobs = await boss.fetch<JobInput>(name, { batchSize: free, includeMetadata: true });
      if (jobs.length === free) mayWait = true;
      for (const job of jobs) start(job);
    } catch (error) {
      mayWait = true;
      throw error;
    }
  };

  const hasWork = () => !ended.isEmpty() || (!stopping && mayWait && running.size < slots);

  const isOver = () => stopping && running.size === 0 && !hasWork();

  const loop = async () => {
    while (!isOver()) {
      try {
        await ended.settle();
        await take();
        errorPauseMs = 0;
      } catch (error) {
        onError(error as Error);
        if (stopping) return;
        errorPauseMs = Math.min(Math.max(1_000, errorPauseMs * 2), longestErrorPauseMs);
        await new Promise((resolve) => setTimeout(resolve, errorPauseMs).unref());
      }
      if (!hasWork() && !isOver()) await nextChange();
    }
  };
  const over = loop();

  return {
    wake() {
      mayWait = true;
      change();
    },
    atWork: () => [...running.values()],
    stop() {
      stopping = true;
      change();
      return over;
    },
  };
}

/** A handler that never ends would hold its slot for ever. */
async function withinSeconds(work: Promise<void>, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job took over ${seconds} s`)), seconds * 1_000);
    timer.unref();
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
