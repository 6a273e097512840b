import * as z from 'zod/mini';
import { crew } from '../../endpoint/allow.ts';
import { reason, workDay } from '../crew-items/item-facts.shapes.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, listOf, paging } from '../../endpoint/shapes.ts';
import { job, jobDetail, refusal } from './job.shapes.ts';

const bundle = 'crew-ops';
const reader = crew.with('projects');

const answerBody = {
  answer: z.enum(['confirm', 'refuse', 'undo']),
  ...refusal,
};

export const jobs = {
  jobs: endpoint({
    method: 'GET',
    path: '/jobs',
    about:
      "The caller's jobs by tab, the next (or the last) first, with how many each tab holds, and what was called off and is not seen yet.",
    allow: reader,
    bundle,
    query: z.strictObject({
      ...paging,
      tab: z._default(z.enum(['past', 'upcoming', 'toConfirm', 'applied']), 'upcoming'),
      q: z.optional(z.string().check(z.maxLength(200))),
      from: z.optional(workDay),
      to: z.optional(workDay),
    }),
    answer: z.object({
      ...listOf(job).shape,
      counts: z.object({
        past: z.number(),
        upcoming: z.number(),
        toConfirm: z.number(),
        applied: z.number(),
      }),
      /** Past: of each month (its first day) of these jobs the approved minutes, and how many still wait for theirs. */
      months: z.array(z.object({ month: day, approvedMinutes: z.number(), toApprove: z.number() })),
      /** With the first page: the next ones that were called off and that the person has not said to know of. */
      calledOff: z.array(job),
      /** How many there are of those. */
      calledOffTotal: z.number(),
    }),
    source: 'spec',
  }),
  crewChiefJobs: endpoint({
    method: 'GET',
    path: '/jobs/crewChief',
    about: 'Jobs on which the caller leads the crew, with how far the crew is.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, when: z._default(z.enum(['past', 'upcoming']), 'upcoming') }),
    answer: listOf(
      z.object({
        ...job.shape,
        crewCounts: z.object({
          positions: z.number(),
          confirmed: z.number(),
          waiting: z.number(),
          working: z.number(),
          done: z.number(),
        }),
        signedOff: z.boolean(),
      }),
    ),
    source: 'spec',
  }),
  job: endpoint({
    method: 'GET',
    path: '/jobs/{id}',
    about: 'One job of the caller, with its crew, its people to ask and its other days.',
    allow: reader,
    bundle,
    answer: jobDetail,
    source: 'spec',
  }),
  confirmation: endpoint({
    method: 'POST',
    path: '/jobs/{id}/confirmation',
    about:
      'Confirms or refuses a job, or takes the answer back for five seconds; other days of the project may be answered with it.',
    allow: reader,
    bundle,
    body: z.strictObject({
      ...answerBody,
      others: z.optional(z.array(z.strictObject({ id, ...answerBody })).check(z.maxLength(60))),
    }),
    answer: z.object({ jobs: z.array(job) }),
    errors: ['wrong_state', 'collision', 'too_late'],
    source: 'spec',
  }),
  confirmations: endpoint({
    method: 'POST',
    path: '/jobs/confirmations',
    about: 'Answers several jobs, all or none.',
    allow: reader,
    bundle,
    body: z.strictObject({
      answers: z.array(z.strictObject({ id, ...answerBody })).check(z.minLength(1), z.maxLength(60)),
    }),
    answer: z.object({ jobs: z.array(job) }),
    errors: ['wrong_state', 'collision', 'too_late'],
    source: 'addition',
  }),
  requestRemoval: endpoint({
    method: 'POST',
    path: '/jobs/{id}/requestRemoval',
    about: 'Asks the planner to be removed from a confirmed job; too late inside the limit.',
    allow: reader,
    bundle,
    body: z.strictObject({ reason }),
    answer: job,
    errors: ['wrong_state', 'too_late'],
    source: 'addition',
  }),
  seeCancellation: endpoint({
    method: 'POST',
    path: '/jobs/{id}/seen',
    about: 'The person has seen that a job was cancelled or is not needed.',
    allow: reader,
    bundle,
    body: z.strictObject({}),
    answer: job,
    errors: ['wrong_state'],
    source: 'addition',
  }),
};
export type Job = z.infer<typeof job>;
export type JobDetail = z.infer<typeof jobDetail>;
export type CrewChiefJob = z.infer<typeof jobs.crewChiefJobs.answer>['items'][number];
