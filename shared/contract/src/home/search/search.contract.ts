import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id } from '../../endpoint/shapes.ts';

/** What can be found, in the order in which it is shown. */
export const searchKinds = [
  'job',
  'project',
  'person',
  'contact',
  'company',
  'location',
  'document',
  'message',
  'invoice',
  'receipt',
  'payroll',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const hit = z.object({
  id,
  /** The values that the address of its page is made of. */
  link: z.record(z.string(), z.string()),
  title: z.string(),
  text: z.string(),
  day: z.nullable(day),
});

const group = z.object({
  /** One of `searchKinds`; a phone that does not know it yet leaves the group out. */
  kind: z.string(),
  items: z.array(hit),
  total: z.number(),
});

export const search = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    about:
      'The first of everything that the caller may see and that has all words of `q`; accents and one wrong key in each word are forgiven.',
    allow: person,
    query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    answer: z.object({ groups: z.array(group) }),
    source: 'addition',
  }),
};
export type SearchHit = z.infer<typeof hit>;
export type SearchGroup = z.infer<typeof group>;
