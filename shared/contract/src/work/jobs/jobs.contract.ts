import * as z from 'zod/mini';
import { crew } from '../allow.ts';
import { difference, itemFacts, pay, reason, workDay } from '../crew-items/item-facts.shapes.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, instant, listOf, paging } from '../shapes.ts';

const bundle = 'crew-ops';
const reader = crew.with('projects');

/** Why a job is refused, to be chosen from. */
export const refusalReasonCodes = ['otherJob', 'private', 'sick', 'vacation', 'transport', 'other'] as const;
const refusal = {
  reason: z.optional(z.enum(refusalReasonCodes)),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(200))),
};

const may = z.object({
  confirm: z.boolean(),
  refuse: z.boolean(),
  undo: z.boolean(),
  /** Ask the planner to be removed; inside the limit only a call helps. */
  requestRemoval: z.boolean(),
  callPlanner: z.boolean(),
});

const job = z.object({
  ...itemFacts,
  /** Only the crew chief sees and does some things here. */
  chief: z.boolean(),
  pay,
  comment: z.string(),
  changes: z.array(difference),
  requestedAt: z.nullable(instant),
  deadlineAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  reason: z.string(),
  lateRefusal: z.boolean(),
  cancellationAskedAt: z.nullable(instant),
  cancellationSeenAt: z.nullable(instant),
  removalLimitAt: z.nullable(instant),
  /** Until when an answer can be taken back. */
  undoUntil: z.nullable(instant),
  /** Check-in has not opened. */
  notStarted: z.boolean(),
  applied: z.nullable(z.object({ state: z.string(), appliedAt: instant })),
  /** How many days of the same project wait for the same answer. */
  daysToConfirm: z.number(),
  may,
});

const contact = z.nullable(z.object({ id, name: z.string() }));

const answerBody = {
  answer: z.enum(['confirm', 'refuse', 'undo']),
  ...refusal,
};

export const jobs = {
  jobs: endpoint({
    method: 'GET',
    path: '/jobs',
    about: "The caller's jobs by tab, the next (or the last) first, with how many each tab holds.",
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
    answer: z.object({
      ...job.shape,
      crewInfo: z.string(),
      chiefInfo: z.nullable(z.string()),
      catering: z.string(),
      crewChiefs: z.array(z.object({ id, name: z.string() })),
      projectManager: contact,
      planner: contact,
      contactOnSite: contact,
      colleagues: z.number(),
      /** Other positions of the caller in this project. */
      otherDays: z.array(
        z.object({
          id,
          status: itemFacts.status,
          startDate: day,
          startTime: itemFacts.startTime,
          endTime: itemFacts.endTime,
          crewName: z.string(),
          function: z.string(),
          mayConfirm: z.boolean(),
        }),
      ),
    }),
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
export type JobDetail = z.infer<typeof jobs.job.answer>;
export type CrewChiefJob = z.infer<typeof jobs.crewChiefJobs.answer>['items'][number];
