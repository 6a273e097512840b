import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';
import { crewRating, givenStars, ratingComment } from '../../work/project-crews/rating.shapes.ts';

export const crewMembers = {
  crewRatings: endpoint({
    method: 'GET',
    path: '/crewMember/{id}/crewRatings',
    about: 'Ratings of a person, newest first, with the averages; for who plans, and for the person.',
    allow: person,
    query: z.strictObject(paging),
    answer: z.object({
      ...listOf(crewRating).shape,
      average: z.nullable(z.number()),
      averages: z.array(
        z.object({ typeId: id, caption: z.string(), average: z.number(), count: z.number() }),
      ),
    }),
    source: 'spec',
  }),
  rateCrewMember: endpoint({
    method: 'POST',
    path: '/crewMember/{id}/crewRatings',
    about:
      'Rates a person after a job: who plans, the chief of the crew, a client of the project. Rated again, the newer one counts.',
    allow: person,
    body: z.strictObject({
      crewItemId: z.optional(id),
      ratings: z.array(givenStars).check(z.minLength(1), z.maxLength(20)),
      comment: ratingComment,
    }),
    answer: z.object({ ratings: z.array(crewRating), average: z.nullable(z.number()) }),
    errors: ['too_early', 'wrong_state'],
    source: 'spec',
  }),
  crewFunctions: endpoint({
    method: 'GET',
    path: '/crewFunctions',
    about: 'Functions, with how many active people have each.',
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(
      z.object({
        id,
        caption: z.string(),
        short: z.string(),
        crewChief: z.boolean(),
        spare: z.boolean(),
        color: z.nullable(z.string()),
        people: z.number(),
        skills: z.array(z.object({ id, caption: z.string(), required: z.boolean() })),
      }),
    ),
    source: 'spec',
  }),
  crewTags: endpoint({
    method: 'GET',
    path: '/crewTags',
    about: 'Tags of people, with how many active people have each.',
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(z.object({ id, caption: z.string(), people: z.number() })),
    source: 'spec',
  }),
  documentBasedSkills: endpoint({
    method: 'GET',
    path: '/documentBasedSkills',
    about: 'Skills that a document proves, with how many active people hold a valid one.',
    allow: person,
    query: z.strictObject(paging),
    answer: listOf(z.object({ id, caption: z.string(), people: z.number(), expired: z.number() })),
    source: 'spec',
  }),
};
export type FunctionOfCrew = z.infer<typeof crewMembers.crewFunctions.answer>['items'][number];
