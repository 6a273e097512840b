import { infinite, query } from '@callboard/client';
import { crewChecks, home, jobs, locations, projectCrews } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without network. */
export const readable = { meta: { offline: true } };

export type JobTab = 'past' | 'upcoming' | 'toConfirm' | 'applied';
const jobsPerPage = 50;

/** All that the start page shows; every card takes its part. */
export const homeQuery = query(home.home, undefined, readable);

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
  query(
    projectCrews.projectCrewItemStatus,
    { params: { id }, query: { limit: 1000, page: 1 } },
    readable,
  );
/** Steps of others are heard of at once, and without a live connection seen after so long at the latest. */
export const othersStepsMs = 60_000;
/** How the work of one position began and ended. */
export const crewCheckQuery = (crewItemId: string) =>
  query(crewChecks.crewCheck, { params: { id: crewItemId } }, readable);

export const locationQuery = (id: string) => query(locations.location, { params: { id } }, readable);
