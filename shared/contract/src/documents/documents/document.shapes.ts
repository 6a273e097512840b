import { documentStatuses, signatoryStatuses, uploadRejections } from '@callboard/domain';
import * as z from 'zod/mini';
import { day, id, instant } from '../../endpoint/shapes.ts';

/** What a document can lie at. */
export const documentPlaces = [
  'project',
  'crew',
  'company',
  'contact',
  'staffContract',
  'form',
  'receipt',
  'invoice',
  'payroll',
  'rateCard',
  'person',
  'crewItem',
] as const;

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const json = z.record(z.string(), z.unknown());
const status = z.object({ id: z.enum(documentStatuses), caption: z.string() });

/** A file as screens show it before they fetch it. */
export const fileFacts = z.object({ name: z.string(), type: z.string(), size: z.number() });

export const documentRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: z.object({ id, caption: z.string() }),
  status,
  owner: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  completedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  validFrom: z.nullable(day),
  validUntil: z.nullable(day),
  /** Why it was refused, declined or made void. */
  reason: z.string(),
  /** Why an upload was rejected; `reason` may say more. */
  reasonCode: z.optional(z.enum(uploadRejections)),
  pages: z.nullable(z.number()),
  file: z.nullable(fileFacts),
  signatoriesSigned: z.number(),
  signatoriesTotal: z.number(),
  isReadyToSign: z.boolean(),
  isSigned: z.boolean(),
  myTurn: z.boolean(),
  /** The names of those who have to sign before the caller. */
  waitingFor: z.array(z.string()),
  paperNeeded: z.boolean(),
});

const part = z.number().check(z.gte(0), z.lte(1));
/** Where on a page a signature stands: the middle of its line, in parts of the page from its left and top edge. */
export const signatureZone = z.strictObject({
  page: z.number().check(z.int(), z.gte(1), z.lte(10_000)),
  x: part,
  y: part,
});

const signature = z.object({
  id,
  signed: z.boolean(),
  how: z.enum(['drawn', 'typed', 'saved']),
  signedAt: instant,
  rating: z.nullable(z.number()),
});

const signatory = z.object({
  id,
  person: z.nullable(z.object({ id, name: z.string() })),
  name: z.string(),
  role: z.string(),
  contact: z.object({ number: z.string() }),
  step: z.number(),
  required: z.boolean(),
  status: z.object({ id: z.enum(signatoryStatuses), caption: z.string() }),
  declinedReason: z.string(),
  decidedAt: z.nullable(instant),
  /** Who has handed the signature on to this one, and when. */
  delegatedBy: z.nullable(z.object({ name: z.string(), at: instant })),
  /** When this one was reminded last; only for those who may remind. */
  remindedAt: z.optional(z.nullable(instant)),
  myself: z.boolean(),
  /** Whether it is this one's turn, and if not, for whom it waits. */
  turn: z.boolean(),
  waitingFor: z.array(z.string()),
  signatures: z.array(signature),
  /** Nothing: on the page behind the last one alone. An older server says nothing. */
  zone: z.optional(z.nullable(signatureZone)),
});

export const documentDetail = z.extend(documentRow, {
  version: z.number(),
  type: z.object({ id, caption: z.string(), parameters: z.string() }),
  parameters: z.string(),
  typeParameters: json,
  parametersObject: json,
  signatories: z.array(signatory),
  signatoriesOrder: z.string(),
  allowSignatories: z.boolean(),
  signOneByOne: z.boolean(),
  signatoriesIds: z.array(id),
  /** Those that are the caller, and what these have signed. */
  userSignatories: z.array(signatory),
  userSignatures: z.array(signature),
  /** The address of the sealed file, good for five minutes. */
  signedUrl: z.nullable(z.string()),
  /** What a signature is given to; it must be sent with it. */
  sha256: z.nullable(z.string()),
  sealedAt: z.nullable(instant),
  /** The file with everybody's signatures and the certificate. An older server has none. */
  signedFile: z.optional(z.nullable(fileFacts)),
  /** The law wants paper: why it cannot be signed here. */
  paper: z.nullable(z.object({ why: z.string() })),
  /** To whom a signatory can hand the signature on. */
  delegation: z.enum(['none', 'people', 'anybody']),
  /** Where it lies. */
  links: z.array(z.object({ kind: z.enum(documentPlaces), id })),
  replacedBy: z.nullable(id),
  /** Who made it void or put another one in its place, and when. */
  voided: z.optional(z.nullable(z.object({ by: z.string(), at: instant }))),
  may: z.object({
    sign: z.boolean(),
    decline: z.boolean(),
    delegate: z.boolean(),
    upload: z.boolean(),
    edit: z.boolean(),
    verify: z.boolean(),
    void: z.boolean(),
    remind: z.boolean(),
    replace: z.boolean(),
    seeEvidence: z.boolean(),
  }),
});

export const documentEvent = z.object({
  position: z.number(),
  kind: z.string(),
  at: instant,
  actor: z.object({ name: z.string(), email: z.string(), role: z.string() }),
  timeZone: z.string(),
  ip: z.string(),
  /** Who was connected to the server: a proxy, where `ip` is what it told. */
  peerIp: z.nullable(z.string()),
  userAgent: z.string(),
  authentication: z.enum(['password', 'link', 'server']),
  step: z.nullable(z.number()),
  sha256: z.string(),
  details: json,
  hash: z.string(),
});

const note = z.string().check(z.trim(), z.maxLength(1000));
export const reasonText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const timeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** The signature itself: a picture that was uploaded, a name, or the one kept from before. */
const givenSignature = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('drawn'), uploadId: id }),
  z.strictObject({
    how: z.literal('typed'),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  }),
  z.strictObject({ how: z.literal('saved') }),
]);

/** What is sent with every signature. */
export const signingFacts = {
  /** The sentence that was agreed to, as it was shown. */
  consent: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Of the file that was read. */
  sha256,
  timeZone,
  rating: z.optional(z.number().check(z.int(), z.gte(1), z.lte(5))),
  comment: z.optional(note),
};

export const signingBody = z.strictObject({
  signature: givenSignature,
  /** Keeps it for the next time. */
  keep: z.optional(z.boolean()),
  ...signingFacts,
});
