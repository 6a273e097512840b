/** What other areas use of the jobs of crew. */
export { jobs } from './read/jobs.ts';
