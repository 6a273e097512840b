import { documentStatuses, signatoryStatuses } from '@callboard/domain';
import * as z from 'zod/mini';
import { anyone } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, language } from '../../endpoint/shapes.ts';
import { fileFacts, reasonText, sha256, signingFacts, timeZone } from './document.shapes.ts';
import { documentName, signed } from './signing.shapes.ts';

const bundle = 'documents';

const documentOfLink = z.object({
  tenantName: z.string(),
  document: z.object({
    number: z.string(),
    name: z.string(),
    type: z.string(),
    status: z.object({ id: z.enum(documentStatuses), caption: z.string() }),
    pages: z.nullable(z.number()),
    file: z.nullable(fileFacts),
    /** What a signature is given to; it must be sent with it. */
    sha256: z.nullable(z.string()),
    expiresAt: z.nullable(instant),
    sealed: z.boolean(),
  }),
  signatory: z.object({
    name: z.string(),
    role: z.string(),
    step: z.number(),
    status: z.object({ id: z.enum(signatoryStatuses), caption: z.string() }),
    signedAt: z.nullable(instant),
    declinedReason: z.string(),
    /** Who has handed the signature on. */
    delegatedBy: z.nullable(z.string()),
  }),
  /** The names of those who have to sign before. */
  waitingFor: z.array(z.string()),
  /** The law wants paper: why it cannot be signed here. */
  paper: z.nullable(z.object({ why: z.string() })),
  /** The sentence to agree to. */
  consent: z.object({ language, text: z.string(), kind: z.string() }),
  may: z.object({ sign: z.boolean(), decline: z.boolean() }),
  linkExpiresAt: instant,
});

const signature = z.discriminatedUnion('how', [
  /** A picture in base64: without a login there are no uploads. */
  z.strictObject({
    how: z.literal('drawn'),
    picture: z.base64().check(z.minLength(1), z.maxLength(400_000)),
  }),
  z.strictObject({ how: z.literal('typed'), name: documentName }),
]);

/**
 * Signing without a login. The mail leads to the page `/signing/{token}`; its token is all that these calls need,
 * stands for one signatory, and ends by itself. Reading uses nothing up.
 */
export const signingLinks = {
  documentByLink: endpoint({
    method: 'GET',
    path: '/signingLinks/{token}',
    about: 'The document that a mailed link leads to, for its one signatory.',
    allow: anyone,
    bundle,
    query: z.strictObject({ language: z.optional(language) }),
    answer: documentOfLink,
    errors: ['link_used'],
    source: 'addition',
  }),
  fileByLink: endpoint({
    method: 'GET',
    path: '/signingLinks/{token}/file',
    about: 'The file of that document; once it is sealed, the sealed one.',
    allow: anyone,
    bundle,
    query: z.strictObject({ original: z.optional(z.enum(['true'])) }),
    answer: 'file',
    errors: ['link_used'],
    source: 'addition',
  }),
  markReadByLink: endpoint({
    method: 'POST',
    path: '/signingLinks/{token}/read',
    about: 'Notes that the signatory has opened the file, or has read it to its end.',
    allow: anyone,
    bundle,
    body: z.strictObject({ how: z.enum(['opened', 'viewed']), sha256, timeZone }),
    answer: z.object({ at: instant }),
    errors: ['link_used', 'document_changed'],
    source: 'addition',
  }),
  signByLink: endpoint({
    method: 'POST',
    path: '/signingLinks/{token}/sign',
    about: 'Signs for the signatory of a mailed link; once, in the order of the document.',
    allow: anyone,
    bundle,
    body: z.strictObject({ signature, ...signingFacts }),
    answer: signed,
    errors: [
      'link_used',
      'document_changed',
      'not_your_turn',
      'paper_needed',
      'wrong_state',
      'unsupported_file',
    ],
    source: 'addition',
  }),
  declineByLink: endpoint({
    method: 'POST',
    path: '/signingLinks/{token}/decline',
    about: 'Declines for the signatory of a mailed link, with a reason.',
    allow: anyone,
    bundle,
    body: z.strictObject({ reason: reasonText, timeZone }),
    answer: z.object({ id, status: z.string() }),
    errors: ['link_used', 'wrong_state'],
    source: 'addition',
  }),
};
export type DocumentOfLink = z.infer<typeof documentOfLink>;
