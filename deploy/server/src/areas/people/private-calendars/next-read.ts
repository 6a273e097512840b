import { createHash } from 'node:crypto';

const minuteMs = 60_000;
const everyMinutes = 15;
const mostMinutes = 6 * 60;
const spreadMs = 3 * minuteMs;

/** Each calendar has its own moment, so that those of one host are not all read in the same second. */
const delayOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0) % spreadMs;

/** A quarter of an hour later, after failures twice as long each time and six hours at most. */
export const nextRead = (id: string, now: Date, failures = 0): Date => {
  const minutes = Math.min(mostMinutes, everyMinutes * 2 ** Math.min(failures, 10));
  return new Date(now.getTime() + minutes * minuteMs + delayOf(id));
};
