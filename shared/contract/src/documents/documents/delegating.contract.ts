import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, language, listOf, paging } from '../../endpoint/shapes.ts';
import { reasonText, timeZone } from './document.shapes.ts';

const bundle = 'documents';
const common = { reason: z.optional(reasonText), timeZone };

/** Who is to sign instead: somebody of the tenant, or, where the type lets, whoever reads a mail. */
const instead = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('person'), personId: id, ...common }),
  z.strictObject({
    to: z.literal('mail'),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    email: z.email().check(z.maxLength(200)),
    /** Of the mail with the link; without it the tenant's. */
    language: z.optional(language),
    ...common,
  }),
]);

export const delegating = {
  delegates: endpoint({
    method: 'GET',
    path: '/documents/{id}/delegates',
    about: 'Those of the tenant to whom the caller can hand the own signature on, by name.',
    allow: person,
    bundle,
    query: z.strictObject({ ...paging, q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    answer: listOf(z.object({ id, name: z.string() })),
    source: 'addition',
  }),
  delegate: endpoint({
    method: 'POST',
    path: '/documents/{id}/delegate/{signatoryId}',
    about: 'Hands a signature on to somebody else, who takes the same place in the order.',
    allow: person,
    bundle,
    body: instead,
    answer: z.object({
      id,
      version: z.number(),
      status: z.string(),
      signatoryId: id,
      name: z.string(),
      /** Whether a mail with a link goes out, since there is no login. */
      byLink: z.boolean(),
    }),
    errors: ['wrong_state', 'forbidden'],
    dangerous: true,
    source: 'addition',
  }),
};
