import * as z from 'zod/mini';
import { person, planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';
import { application, candidate, crewItem, vacancy } from './crew-items.shapes.ts';
import { offerCalls } from './offer-calls.ts';
import { crewItemStatus, reason, workDay } from './item-facts.shapes.ts';

/** Decided in the grid and on the page of a crew. */
const bundle = ['planning', 'crew-ops'] as const;
const editor = planner.with('crews', 'EDIT');
const vacancyReader = person.with('persons').with('mobileProjectVacancies');

const yes = z.enum(['true', 'false']);
const force = { force: z.optional(z.boolean()), reason: z.optional(reason) };
const applied = z.object({ id, status: crewItemStatus, application: z.nullable(application) });

/** Free positions: who wants them and who gets them. */
export const vacancyCalls = {
  ...offerCalls,
  vacancies: endpoint({
    method: 'GET',
    path: '/projectCrewItems/vacant/',
    about:
      'Free positions to apply for, soonest first, with whether the caller may have them. Without `possibleForMe=false` only those that are possible or applied for.',
    allow: vacancyReader,
    bundle: 'projects',
    query: z.strictObject({
      ...paging,
      possibleForMe: z.optional(yes),
      functionId: z.optional(id),
      projectId: z.optional(id),
      from: z.optional(workDay),
      to: z.optional(workDay),
      /** Where the caller is, for the distance; without it the distance is from the place they live in. */
      latitude: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
      longitude: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
    }),
    answer: listOf(vacancy),
    source: 'spec',
  }),
  applyVacancy: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}/applyVacancy',
    about:
      'Applies for a free position; saying it twice changes nothing. Where the first comes first, it is confirmed at once.',
    allow: vacancyReader,
    bundle: ['projects', 'crew-ops'],
    changesState: true,
    answer: applied,
    errors: ['wrong_state', 'collision', 'not_offered', 'too_late'],
    source: 'spec',
  }),
  unapplyVacancy: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}/unapplyVacancy',
    about: 'Takes an application back, as long as nobody has decided it.',
    allow: vacancyReader,
    bundle: ['projects', 'crew-ops'],
    changesState: true,
    answer: applied,
    errors: ['wrong_state'],
    source: 'spec',
  }),
  applicants: endpoint({
    method: 'GET',
    path: '/projectCrewItems/{id}/applicants',
    about: 'Who has applied: who may first, then by rating, distance, hours under quota and time.',
    allow: planner.with('crews'),
    bundle,
    query: z.strictObject(paging),
    answer: listOf(
      z.object({
        ...candidate.shape,
        application,
        may: z.object({ accept: z.boolean(), reject: z.boolean() }),
      }),
    ),
    source: 'addition',
  }),
  acceptApplicant: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/applicants/{personId}/accept',
    about: 'Gives a free position to somebody who applied; others wait for a place like it, or are told.',
    allow: editor,
    bundle,
    body: z.strictObject(force),
    answer: crewItem,
    errors: ['wrong_state', 'collision'],
    source: 'addition',
  }),
  rejectApplicant: endpoint({
    method: 'POST',
    path: '/projectCrewItems/{id}/applicants/{personId}/reject',
    about: 'Turns an applicant down.',
    allow: editor,
    bundle,
    body: z.strictObject({ reason: z.optional(reason) }),
    answer: applied,
    errors: ['wrong_state'],
    source: 'addition',
  }),
};
