import * as z from 'zod/mini';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { givenStars, ratingComment } from './rating.shapes.ts';

const bundle = 'crew-ops';
/** Chiefs, planners and clients; which of them is decided by the crew. */
const allow = { roles: ['crew', 'client', 'planner'] } as const satisfies Allow;

const answer = z.object({
  ...listOf(
    z.object({
      crewItemId: id,
      personId: id,
      name: z.string(),
      pictureUrl: z.nullable(z.string()),
      functionCaption: z.string(),
      average: z.nullable(z.number()),
      ratings: z.array(
        z.object({
          id,
          typeId: id,
          typeCaption: z.string(),
          stars: z.number(),
          comment: z.string(),
          at: instant,
          by: z.nullable(z.string()),
          mine: z.boolean(),
        }),
      ),
    }),
  ).shape,
  /** What people are rated for. */
  types: z.array(z.object({ id, caption: z.string() })),
  /** When work begins that cannot be rated yet. */
  opensAt: z.nullable(instant),
});

export const crewRatings = {
  projectCrewItemRatings: endpoint({
    method: 'GET',
    path: '/projectCrews/{id}/projectCrewItemRatings',
    about:
      'Who can be rated for this crew and what has been said; nobody finds themselves there, and a client sees the own ratings only.',
    allow,
    bundle,
    query: z.strictObject(paging),
    answer,
    source: 'spec',
  }),
  rateCrew: endpoint({
    method: 'POST',
    path: '/projectCrews/{id}/projectCrewItemRatings',
    about:
      'Rates people of a crew, all of them or none. What is given replaces what the caller gave for that work before; no stars take it back.',
    allow,
    bundle,
    body: z.strictObject({
      people: z
        .array(
          z.strictObject({
            crewItemId: id,
            ratings: z.array(givenStars).check(z.maxLength(20)),
            comment: ratingComment,
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    answer,
    errors: ['too_early', 'wrong_state'],
    source: 'addition',
  }),
};
