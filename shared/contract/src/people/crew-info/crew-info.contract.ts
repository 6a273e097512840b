import * as z from 'zod/mini';
import { crew } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const allow = crew.with('crewInfo');
const bundle = 'crew-ops';

const row = {
  id,
  caption: z.string(),
  excerpt: z.string(),
  kind: z.enum(['text', 'link', 'pdf', 'image', 'file']),
  publishedAt: instant,
};

export const crewInfo = {
  crewInfo: endpoint({
    method: 'GET',
    path: '/crewInfo',
    about: 'What the crew should know, in the order of the office.',
    allow,
    bundle,
    query: z.strictObject({ ...paging, q: z.optional(z.string().check(z.maxLength(200))) }),
    answer: listOf(z.object(row)),
    source: 'spec',
  }),
  crewInfoEntry: endpoint({
    method: 'GET',
    path: '/crewInfo/{id}',
    about: 'One of them in full, with the address of its file.',
    allow,
    bundle,
    answer: z.object({
      ...row,
      body: z.string(),
      link: z.nullable(z.string()),
      file: z.nullable(
        z.object({
          name: z.string(),
          type: z.string(),
          size: z.number(),
          url: z.string(),
          expiresAt: instant,
        }),
      ),
    }),
    source: 'addition',
  }),
};
export type CrewInfoRow = z.infer<typeof crewInfo.crewInfo.answer>['items'][number];
export type CrewInfoEntry = z.infer<typeof crewInfo.crewInfoEntry.answer>;
