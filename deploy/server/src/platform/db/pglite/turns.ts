import { TenantQueue } from '../../tenant-queue.ts';
import { DatabaseStopped } from '../engine/engine.ts';

/** One at a time, tenants in turn; with `mostWaiting` in front of them, others are refused. */
export function createTurns(mostWaiting: number) {
  const queue = new TenantQueue<() => void>();
  let taken = false;
  const wait = () => new Promise<void>((resolve) => queue.add(resolve));
  return {
    async take(): Promise<void> {
      if (taken && queue.length >= mostWaiting) throw new DatabaseStopped('Too many wait for the database');
      if (taken) await wait();
      taken = true;
    },
    /** For who must have it, however many wait. */
    async takeLast(): Promise<void> {
      if (taken) await wait();
      taken = true;
    },
    give(): void {
      const next = queue.next();
      if (next) next();
      else taken = false;
    },
  };
}
