import { tenantAtWork } from './tenant-at-work.ts';

type Waiting = { go: () => void; refuse: (error: Error) => void };

/**
 * Lets a few pieces of work run at a time, keeps a short queue, and turns the rest away. Tenants take turns: whoever
 * sends much waits behind what they sent themselves. Where the queue is full, the tenant with most in it gives way.
 */
export function limitConcurrency(seats: number, queueLength: number, turnAway: () => Error) {
  let busy = 0;
  /** The first has the next turn, and goes to the back with what is left. */
  const queues = new Map<string, Waiting[]>();

  const makeRoomFor = (own: readonly Waiting[]): boolean => {
    const all = [...queues.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) < queueLength) return true;
    const [longest] = all.toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length <= own.length + 1) return false;
    longest.pop()?.refuse(turnAway());
    return true;
  };
  const enter = (): Promise<void> => {
    if (busy < seats) {
      busy += 1;
      return Promise.resolve();
    }
    const tenant = tenantAtWork.getStore() ?? '';
    const own = queues.get(tenant) ?? [];
    if (!makeRoomFor(own)) return Promise.reject(turnAway());
    queues.set(tenant, own);
    return new Promise((go, refuse) => own.push({ go, refuse }));
  };
  const leave = (): void => {
    const [turn] = queues;
    if (!turn) {
      busy -= 1;
      return;
    }
    const [tenant, queue] = turn;
    const next = queue.shift();
    queues.delete(tenant);
    if (queue.length > 0) queues.set(tenant, queue);
    next?.go();
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
