import * as z from 'zod/mini';
import { fileName } from '../../endpoint/file-name.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';
import { documentPlaces, signatureZone } from './document.shapes.ts';

export const documentName = fileName({ min: 2, max: 120 });
const signingOrders = z.enum(['one by one', 'parallel']);

const signatoryInput = z.strictObject({
  personId: id,
  step: z.number().check(z.int(), z.gte(1), z.lte(100)),
  required: z._default(z.boolean(), true),
  role: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  zone: z.optional(z.nullable(signatureZone)),
});

export const signed = z.object({
  documentId: id,
  signatoryId: id,
  signatureId: id,
  signedAt: instant,
  status: z.string(),
  isSigned: z.boolean(),
});
export const savedSignature = z.object({
  saved: z.boolean(),
  how: z.nullable(z.enum(['drawn', 'typed'])),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
});

export const newDocument = z.strictObject({
  name: documentName,
  typeId: id,
  ownerId: z.optional(id),
  uploadId: z.optional(id),
  signatories: z._default(z.array(signatoryInput).check(z.maxLength(200)), []),
  signatoriesOrder: z.optional(signingOrders),
  links: z._default(z.array(z.strictObject({ kind: z.enum(documentPlaces), id })).check(z.maxLength(20)), []),
  validFrom: z.optional(day),
  validUntil: z.optional(day),
  expiresAt: z.optional(instant),
});

export const editedDocument = z.strictObject({
  name: z.optional(documentName),
  validFrom: z.optional(z.nullable(day)),
  validUntil: z.optional(z.nullable(day)),
  expiresAt: z.optional(z.nullable(instant)),
  signatoriesOrder: z.optional(signingOrders),
  /** All who have not decided, in the order in which they sign after those who have. */
  signatoriesIds: z.optional(z.array(id).check(z.maxLength(200))),
  /** Of those who have not decided. */
  signatureZones: z.optional(
    z.array(z.strictObject({ signatoryId: id, zone: z.nullable(signatureZone) })).check(z.maxLength(200)),
  ),
  allowSignatories: z.optional(z.boolean()),
});

export const knownFile = z.object({
  known: z.boolean(),
  kind: z.nullable(z.enum(['original', 'sealed'])),
  tenantName: z.string(),
  number: z.nullable(z.string()),
  documentId: z.nullable(z.string()),
  status: z.nullable(z.string()),
  completedAt: z.nullable(instant),
  sealedAt: z.nullable(instant),
  signatures: z.number(),
  /** Whether the chain of its evidence is whole. */
  evidenceHolds: z.nullable(z.boolean()),
});
