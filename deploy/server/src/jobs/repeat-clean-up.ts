import type { Log } from '../log/log.ts';
import type { OpenJobs } from './open-jobs.ts';

const hourMs = 60 * 60 * 1000;

/** Asks for the clean-up soon after the start and every hour; of all processes' asking one is done. */
export function repeatCleanUp(jobs: Pick<OpenJobs, 'send'>, log: Log): { stop(): void } {
  const ask = () =>
    jobs.send('clean-up', { onceKey: 'clean-up' }).catch((error: Error) => log.warn('clean-up', { error }));
  const soon = setTimeout(ask, 60_000).unref();
  const hourly = setInterval(ask, hourMs).unref();
  return {
    stop() {
      clearTimeout(soon);
      clearInterval(hourly);
    },
  };
}
