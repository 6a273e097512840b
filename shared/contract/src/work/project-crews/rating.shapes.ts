import * as z from 'zod/mini';
import { id, instant } from '../../endpoint/shapes.ts';

/** One to five of one of `crewRatingTypes`. */
export const givenStars = z.strictObject({ typeId: id, stars: z.int().check(z.gte(1), z.lte(5)) });
export const ratingComment = z._default(z.string().check(z.trim(), z.maxLength(1000)), '');

export const crewRating = z.object({
  id,
  type: z.object({ id, caption: z.string() }),
  stars: z.number(),
  comment: z.string(),
  at: instant,
  /** Not told to the person who is rated. */
  by: z.nullable(z.object({ id, name: z.string() })),
  crewItemId: z.nullable(id),
  project: z.nullable(z.object({ id, name: z.string() })),
});

export type CrewRating = z.infer<typeof crewRating>;
