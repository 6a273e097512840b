/** What other areas use of vacations. */
export { jobsInRange, nameOfPerson, plannersOf } from './jobs-in-range.db.ts';
export type { JobInRange } from './jobs-in-range.db.ts';
