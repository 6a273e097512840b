/** What other areas use of vacations. */
export { jobsInRange, plannersOf } from './read/jobs-in-range.db.ts';
export type { JobInRange } from './read/jobs-in-range.db.ts';
