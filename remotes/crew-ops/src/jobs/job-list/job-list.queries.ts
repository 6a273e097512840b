import { infinite } from '@callboard/client';
import { jobs } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

/** Jobs on which the person leads the crew, with how far the crew is. */
export const crewChiefJobsQuery = (when: 'past' | 'upcoming') =>
  infinite(jobs.crewChiefJobs, { query: { limit: 50, when } }, readable);
