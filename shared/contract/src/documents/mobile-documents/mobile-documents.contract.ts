import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const allow = person.with('mobileDocuments');
const bundle = 'documents';
const kinds = ['companyDocument', 'rateAgreement', 'rateCard'] as const;

const row = z.object({
  id,
  kind: z.enum(kinds),
  caption: z.string(),
  company: z.nullable(z.object({ id, name: z.string() })),
  /** Where it leads to; empty where it is a file. */
  link: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  publishedAt: instant,
});

export const mobileDocuments = {
  mobileDocuments: endpoint({
    method: 'GET',
    path: '/mobileDocuments',
    about: 'Company documents and rate agreements; rate cards for who has that right.',
    allow,
    bundle,
    query: z.strictObject({
      ...paging,
      kind: z.optional(z.enum(kinds)),
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: listOf(row),
    source: 'spec',
  }),
  mobileDocumentFile: endpoint({
    method: 'GET',
    path: '/mobileDocuments/{id}/file',
    about: 'The address of its file, good for five minutes.',
    allow,
    bundle,
    answer: z.object({ url: z.string(), expiresAt: instant }),
    source: 'addition',
  }),
};
export type MobileDocument = z.infer<typeof row>;
