import * as z from 'zod/mini';
import { crew } from '../../endpoint/allow.ts';
import { crewCheck } from '../crew-checks/check.shapes.ts';
import { workDay } from '../crew-items/item-facts.shapes.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { jobDetail } from './job.shapes.ts';
import { location } from '../locations/location.shapes.ts';
import { contactCard, crewStatusRow, projectCrew } from '../project-crews/crew.shapes.ts';
import { day, listOf } from '../../endpoint/shapes.ts';

/** Each part has the shape of the call that brings it alone, so that a phone can keep it as that call's answer. */
export const jobDays = {
  jobDay: endpoint({
    method: 'GET',
    path: '/jobs/ofDay',
    about:
      'A day of the caller as a phone keeps it ahead of time: the jobs that begin on it with their checks, crews, places, people to call, and the lists of crews that the caller leads.',
    allow: crew.with('projects'),
    bundle: 'crew-ops',
    query: z.strictObject({ day: workDay }),
    answer: z.object({
      day,
      jobs: z.array(jobDetail),
      checks: z.array(crewCheck),
      crews: z.array(
        z.object({
          crew: projectCrew,
          crewChiefs: listOf(contactCard),
          contactOnSite: z.nullable(contactCard),
          /** How far everybody is, for those who may see it. */
          status: z.nullable(listOf(crewStatusRow)),
        }),
      ),
      locations: z.array(location),
    }),
    source: 'addition',
  }),
};
export type JobDay = z.infer<typeof jobDays.jobDay.answer>;
