import { TenantQueue } from './tenant-queue.ts';

type Waiting = { go: () => void; refuse: (error: Error) => void };

/**
 * Lets a few pieces of work run at a time, keeps a short queue, and turns the rest away. Tenants take turns. Where the
 * queue is full, the tenant with most in it gives way.
 */
export function limitConcurrency(seats: number, queueLength: number, turnAway: () => Error) {
  let busy = 0;
  const queue = new TenantQueue<Waiting>();

  const makeRoom = (): boolean => {
    if (queue.length < queueLength) return true;
    const dropped = queue.dropOfLongest(queue.ownLength + 1);
    dropped?.refuse(turnAway());
    return dropped !== undefined;
  };
  const enter = (): Promise<void> => {
    if (busy < seats) {
      busy += 1;
      return Promise.resolve();
    }
    if (!makeRoom()) return Promise.reject(turnAway());
    return new Promise((go, refuse) => queue.add({ go, refuse }));
  };
  const leave = (): void => {
    const next = queue.next();
    if (next) next.go();
    else busy -= 1;
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
