import type { Log } from '../log/log.ts';
import type { OpenJobs } from './open-jobs.ts';

const minuteMs = 60_000;
const everyMinutes: Readonly<Record<string, number>> = { round: 1, 'clean-up': 60 };

/** Asks for what is done again and again, a minute after the start first; of all processes' asking one is done. */
export function repeatJobs(jobs: Pick<OpenJobs, 'send'>, log: Log): { stop(): void } {
  const ask = (name: string) =>
    jobs.send(name, { onceKey: name }).catch((error: Error) => log.warn(name, { error }));
  const timers = Object.entries(everyMinutes).flatMap(([name, minutes]) => [
    setTimeout(ask, minuteMs, name).unref(),
    setInterval(ask, minutes * minuteMs, name).unref(),
  ]);
  return {
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
