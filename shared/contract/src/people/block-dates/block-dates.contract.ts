import * as z from 'zod/mini';
import { crew } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'crew-ops';
const allow = crew.with('projects');

const block = z.object({
  id,
  version: z.number(),
  from: day,
  to: day,
  reason: z.string(),
  /** Confirmed jobs on these days: the extra warning names them. */
  confirmedJobs: z.array(
    z.object({
      itemId: id,
      day,
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      projectName: z.string(),
    }),
  ),
});

export const blockDates = {
  blockDates: endpoint({
    method: 'GET',
    path: '/blockDates',
    about: "The caller's blocked dates, from today where no day is named.",
    allow,
    bundle,
    query: z.strictObject({ ...paging, from: z.optional(day), to: z.optional(day) }),
    answer: listOf(block),
    source: 'addition',
  }),
  blockDate: endpoint({
    method: 'POST',
    path: '/blockDates',
    about:
      'Blocks days. Those that overlap become one. On a confirmed job it answers `collision` with its name until `confirmed` is true.',
    allow,
    bundle,
    body: z.strictObject({
      from: day,
      to: z.optional(day),
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      confirmed: z._default(z.boolean(), false),
    }),
    answer: block,
    errors: ['collision'],
    source: 'spec',
  }),
  unblockDate: endpoint({
    method: 'DELETE',
    path: '/blockDates/{id}',
    about: 'Deletes a blocked date; with `If-Match` only the version that was seen.',
    allow,
    bundle,
    answer: 'nothing',
    source: 'spec',
  }),
};
export type BlockDate = z.infer<typeof block>;
