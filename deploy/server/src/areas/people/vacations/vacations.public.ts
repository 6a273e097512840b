/** What other areas use of vacations. */
export { jobsInRange, plannersOf } from './jobs-in-range.db.ts';
export type { JobInRange } from './jobs-in-range.db.ts';
