import * as z from 'zod/mini';
import { office, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { formStates } from './forms.shapes.ts';
import { documentName as name } from '../documents/signing.shapes.ts';

const bundle = 'documents';
const q = z.optional(z.string().check(z.maxLength(200)));

const managedForm = z.object({
  id,
  kind: z.enum(['form', 'training']),
  name: z.string(),
  /** How many documents are read with it. */
  documents: z.number(),
});
const formPerson = z.object({
  person: z.object({ id, name: z.string() }),
  state: z.enum(formStates),
  dueOn: z.nullable(day),
  overdue: z.boolean(),
  /** What was submitted last: `GET /forms/perform/{id}` reads it by this id. */
  resultId: z.nullable(id),
  submittedAt: z.nullable(instant),
  score: z.nullable(z.number()),
  validUntil: z.nullable(day),
});
const formDocument = z.object({
  id,
  number: z.string(),
  name: z.string(),
  type: z.string(),
  pages: z.nullable(z.number()),
  size: z.nullable(z.number()),
  url: z.nullable(z.string()),
  expiresAt: z.nullable(instant),
});
const attached = z.object({ id, number: z.string(), name: z.string() });

export const formDocuments = {
  managedForms: endpoint({
    method: 'GET',
    path: '/forms/managed',
    about: 'All forms and trainings in use, with how many documents are read with each.',
    allow: office,
    bundle,
    query: z.strictObject({ ...paging, q }),
    answer: listOf(managedForm),
    source: 'addition',
  }),
  formPeople: endpoint({
    method: 'GET',
    path: '/forms/{id}/people',
    about: 'Everybody who is to do a form or has done it: first who has not, by the day it is due.',
    allow: office,
    bundle,
    query: z.strictObject({ ...paging, q }),
    answer: z.extend(listOf(formPerson), { form: managedForm }),
    source: 'addition',
  }),
  formDocuments: endpoint({
    method: 'GET',
    path: '/forms/{id}/documents',
    about: 'Documents to read before or while a form is filled in, with addresses good for five minutes.',
    allow: person,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(formDocument),
    source: 'spec',
  }),
  addFormDocument: endpoint({
    method: 'POST',
    path: '/forms/{id}/documents',
    about: 'Adds a document from an uploaded file, to be read by everybody who has the form.',
    allow: office,
    bundle,
    body: z.strictObject({ uploadId: id, name, typeId: id }),
    answer: attached,
    errors: ['unsupported_file'],
    source: 'addition',
  }),
  attachFormDocument: endpoint({
    method: 'POST',
    path: '/forms/{id}/documents/{documentId}',
    about: 'Lets a document that is there to be read, and is nobody’s own, be read with the form.',
    allow: office,
    bundle,
    body: z.strictObject({}),
    answer: attached,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  removeFormDocument: endpoint({
    method: 'DELETE',
    path: '/forms/{id}/documents/{documentId}',
    about: 'Takes a document off a form; the document itself stays.',
    allow: office,
    bundle,
    answer: 'nothing',
    source: 'addition',
  }),
};
export type ManagedForm = z.infer<typeof managedForm>;
export type FormPerson = z.infer<typeof formPerson>;
export type FormDocument = z.infer<typeof formDocument>;
