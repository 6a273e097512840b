import * as z from 'zod/mini';
import { also, person, planner } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { listOf, paging } from '../../endpoint/shapes.ts';
import { location } from './location.shapes.ts';

const bundle = 'crew-ops';
/** Places are also made where a crew of a project chooses one. */
const bundles = ['crew-ops', 'projects'] as const;

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const body = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  street: z._default(words(120), ''),
  zip: z._default(words(20), ''),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  timeZone: words(60),
  latitude: z._default(z.nullable(z.number().check(z.gte(-90), z.lte(90))), null),
  longitude: z._default(z.nullable(z.number().check(z.gte(-180), z.lte(180))), null),
  radiusM: z._default(z.number().check(z.int(), z.gte(50), z.lte(20_000)), 500),
  note: z._default(words(1000), ''),
  noNetwork: z._default(z.boolean(), false),
});

export const locations = {
  locations: endpoint({
    method: 'GET',
    path: '/locations',
    about: 'Places of work by name; `q` searches name, street and city.',
    allow: person,
    bundle: bundles,
    query: z.strictObject({ ...paging, q: z.optional(z.string().check(z.maxLength(200))) }),
    answer: listOf(location),
    source: 'spec',
  }),
  location: endpoint({
    method: 'GET',
    path: '/locations/{id}',
    about: 'One place of work that the caller has to do with.',
    allow: also(person, 'project'),
    bundle,
    answer: location,
    source: 'spec',
  }),
  addLocation: endpoint({
    method: 'POST',
    path: '/locations',
    about: 'Adds a place of work.',
    allow: planner.with('crews', 'CREATE'),
    bundle: bundles,
    body,
    answer: location,
    source: 'spec',
  }),
  editLocation: endpoint({
    method: 'POST',
    path: '/locations/{id}',
    about: 'Changes a place of work. Needs `If-Match`.',
    allow: planner.with('crews', 'EDIT'),
    bundle: bundles,
    body,
    answer: location,
    source: 'addition',
  }),
};
export type Location = z.infer<typeof location>;
