import { limitConcurrency } from '#platform/limit-concurrency.ts';
import { inThread } from '#platform/files/thread/in-thread.ts';
import type { Looked, Range } from './busy-times.ts';

export type BusyWork = Looked & { readonly bytes: Uint8Array };
export type BusyReply = { readonly ranges: Range[] } | { readonly problem: 'noCalendar' | 'large' };

const workerFile = new URL('./busy-times-worker.ts', import.meta.url);
const limits = { ms: 10_000, heapMb: 256 };
const inTurn = limitConcurrency(1, 1_000, () => new Error('Too many calendars wait'));

/** What a calendar says, read in a thread of its own: a rule can be made so that it never comes to an end. */
export async function readBusyTimes(work: BusyWork): Promise<BusyReply> {
  try {
    return await inTurn(() => inThread<BusyReply>(workerFile, work, limits));
  } catch {
    return { problem: 'large' };
  }
}
