import { DatabaseStopped } from '../engine.ts';

/** One at a time, in the order of asking; with `mostWaiting` in front of them, others are refused. */
export function createTurns(mostWaiting: number) {
  const queue: (() => void)[] = [];
  let taken = false;
  const wait = () => new Promise<void>((resolve) => queue.push(resolve));
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
      const next = queue.shift();
      if (next) next();
      else taken = false;
    },
  };
}
