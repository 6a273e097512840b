import type { DueQueue } from './due-jobs.db.ts';

/** Jobs whose wake-up call was lost, or whose process died, are found after this time. */
const longestWaitMs = 30_000;
/** After a failure of the database itself. */
const afterErrorMs = 5_000;

export type DueAlarm = {
  /** Looks at once, and again when the next waiting job is due. */
  check(): void;
  stop(): void;
};

type Options = {
  due(): Promise<DueQueue[]>;
  wake(name: string): void;
  onError(error: Error): void;
};

/** Wakes the queue of a job that was put off (a retry, a later start) when its time has come: one timer for all. */
export function startDueAlarm({ due, wake, onError }: Options): DueAlarm {
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  let stopped = false;

  const look = async (): Promise<number> => {
    try {
      const queues = await due();
      if (stopped) return longestWaitMs;
      for (const { name, inMs } of queues) if (inMs <= 0) wake(name);
      return Math.min(longestWaitMs, ...queues.map(({ inMs }) => inMs).filter((inMs) => inMs > 0));
    } catch (error) {
      if (!stopped) onError(error as Error);
      return afterErrorMs;
    }
  };
  const check = async () => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    clearTimeout(timer);
    const inMs = await look();
    looking = false;
    if (stopped) return;
    timer = setTimeout(check, again ? 0 : inMs).unref();
    again = false;
  };

  return {
    check: () => void check(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
