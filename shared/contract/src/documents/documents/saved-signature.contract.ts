import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id } from '../../endpoint/shapes.ts';
import { documentName as name, savedSignature as kept } from './signing.shapes.ts';

const bundle = 'documents';

/** The signature that somebody keeps for the next papers. */
export const savedSignatures = {
  savedSignature: endpoint({
    method: 'GET',
    path: '/documents/savedSignature',
    about: 'The signature that the caller keeps.',
    allow: person,
    bundle,
    answer: kept,
    source: 'addition',
  }),
  saveSignature: endpoint({
    method: 'POST',
    path: '/documents/savedSignature',
    about: 'Keeps a signature for the next time, instead of the one before.',
    allow: person,
    bundle,
    body: z.discriminatedUnion('how', [
      z.strictObject({ how: z.literal('drawn'), uploadId: id }),
      z.strictObject({ how: z.literal('typed'), name }),
    ]),
    answer: kept,
    dangerous: true,
    source: 'addition',
  }),
  forgetSignature: endpoint({
    method: 'DELETE',
    path: '/documents/savedSignature',
    about: 'Forgets the signature that the caller keeps.',
    allow: person,
    bundle,
    answer: 'nothing',
    source: 'addition',
    dangerous: true,
  }),
};
