import { tenantAtWork } from '../../tenant-at-work.ts';
import { DatabaseStopped } from '../engine.ts';

/**
 * One at a time: of each tenant in the order of asking, and tenants one after another, so that who asks much waits behind
 * what they asked themselves. With `mostWaiting` in front of them, others are refused.
 */
export function createTurns(mostWaiting: number) {
  /** The first has the next turn, and goes to the back with what is left. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let taken = false;
  const wait = () =>
    new Promise<void>((resolve) => {
      const tenant = tenantAtWork.getStore() ?? '';
      const own = queues.get(tenant) ?? [];
      own.push(resolve);
      queues.set(tenant, own);
      waiting += 1;
    });
  return {
    async take(): Promise<void> {
      if (taken && waiting >= mostWaiting) throw new DatabaseStopped('Too many wait for the database');
      if (taken) await wait();
      taken = true;
    },
    /** For who must have it, however many wait. */
    async takeLast(): Promise<void> {
      if (taken) await wait();
      taken = true;
    },
    give(): void {
      const [turn] = queues;
      if (!turn) {
        taken = false;
        return;
      }
      const [tenant, queue] = turn;
      const next = queue.shift();
      queues.delete(tenant);
      if (queue.length > 0) queues.set(tenant, queue);
      waiting -= 1;
      next?.();
    },
  };
}
