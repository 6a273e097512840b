import type { Round } from './jobs/rounds.ts';

/** What is looked at every minute, in this order. */
export const roundTable: readonly Round[] = [];
