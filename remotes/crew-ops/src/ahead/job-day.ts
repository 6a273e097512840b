import { query } from '@callboard/client';
import { jobDays } from '@callboard/contract';
import type { Job, JobDay } from '@callboard/contract';
import type { Part, ReadAhead } from '@callboard/feature';
import { contactOnSiteQuery, crewChiefsQuery } from '../people/contact/contact.queries.ts';
import {
  crewCheckQuery,
  crewQuery,
  crewStatusQuery,
  jobQuery,
  locationQuery,
} from '../base/crew-ops.queries.ts';

/** The answer of a day as the pages of its jobs read it. */
const partsOf = ({ jobs, checks, crews, locations }: JobDay): Part[] => [
  ...jobs.map((job): Part => [jobQuery(job.id), job]),
  ...checks.map((check): Part => [crewCheckQuery(check.crewItemId), check]),
  ...crews.flatMap(({ crew, crewChiefs, contactOnSite, status }): Part[] => [
    [crewQuery(crew.id), crew],
    [crewChiefsQuery(crew.id), crewChiefs],
    ...(contactOnSite ? [[contactOnSiteQuery(crew.id), contactOnSite] as const] : []),
    ...(status ? [[crewStatusQuery(crew.id), status] as const] : []),
  ]),
  ...locations.map((location): Part => [locationQuery(location.id), location]),
];

/** A day with all its jobs in one call. */
export const jobDayAhead = (day: string, jobs: readonly Job[]): ReadAhead => ({
  query: query(jobDays.jobDay, { query: { day } }),
  day,
  instead: {
    of: jobs.flatMap(({ id, crew }) => [jobQuery(id), crewCheckQuery(id), crewQuery(crew.id)]),
    split: (answer: JobDay) => partsOf(answer),
  },
});
