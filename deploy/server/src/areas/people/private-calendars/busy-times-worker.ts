import { parentPort, workerData } from 'node:worker_threads';
import { thisThreadGivesWay } from '#platform/gives-way.ts';
import { busyTimes, NoCalendar, TooMuch } from './busy-times.ts';
import type { BusyReply, BusyWork } from './read-busy-times.ts';

thisThreadGivesWay();
// The library tells what is wrong with a file on the console, which is not for what people plan.
console.warn = () => undefined;

function reply(): BusyReply {
  const { bytes, ...looked } = workerData as BusyWork;
  try {
    return { ranges: busyTimes(new TextDecoder().decode(bytes), looked) };
  } catch (error) {
    if (error instanceof NoCalendar) return { problem: 'noCalendar' };
    if (error instanceof TooMuch) return { problem: 'large' };
    throw error;
  }
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(reply());
