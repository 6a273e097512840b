import * as z from 'zod/mini';
import { id } from '../../endpoint/shapes.ts';

/** A place of work. */
export const location = z.object({
  id,
  version: z.number(),
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  radiusM: z.number(),
  note: z.string(),
  noNetwork: z.boolean(),
  may: z.object({ edit: z.boolean() }),
});
