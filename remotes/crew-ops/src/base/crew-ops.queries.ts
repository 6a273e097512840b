import { infinite, query } from '@callboard/client';
import { jobs, locations, projectCrews } from '@callboard/contract';
import { readable } from './readable.ts';

// The start page reads it too, and brings along no more than it needs.
export { crewCheckQuery, othersStepsMs } from './check.queries.ts';
export { readable };

export type JobTab = 'past' | 'upcoming' | 'toConfirm' | 'applied';
const jobsPerPage = 50;

export const jobsQuery = (tab: JobTab, q = '') =>
  infinite(
    jobs.jobs,
    { query: { limit: jobsPerPage, tab, ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );
export const jobQuery = (id: string) => query(jobs.job, { params: { id } }, readable);

export const crewQuery = (id: string) => query(projectCrews.projectCrew, { params: { id } }, readable);
/** The chief's list on the day. */
export const crewStatusQuery = (id: string) =>
  query(projectCrews.projectCrewItemStatus, { params: { id }, query: { limit: 1000, page: 1 } }, readable);

export const locationQuery = (id: string) => query(locations.location, { params: { id } }, readable);
