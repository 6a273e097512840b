import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { formDocuments } from './form-documents.contract.ts';
import {
  formRow,
  formValue,
  performance,
  performedWhere,
  sendTo,
  sentPaper,
  signatureOf,
  signedPaper,
} from './forms.shapes.ts';

const bundle = 'documents';
/** Security checks are forms that are filled in on site. */
const bundles = ['documents', 'crew-ops'] as const;
/** As many letters as nobody else's name has by chance. */
const ownName = z.string().check(z.regex(/^[0-9a-f-]{32,36}$/));
const whichResult = z.strictObject({ ...performedWhere, resultId: z.optional(id) });

export const forms = {
  forms: endpoint({
    method: 'GET',
    path: '/forms',
    about: 'Forms and trainings that the caller is to do, with how far each has come.',
    allow: person,
    bundle,
    query: z.strictObject({ ...paging, kind: z.optional(z.enum(['form', 'training'])) }),
    answer: listOf(formRow),
    source: 'addition',
  }),
  perform: endpoint({
    method: 'GET',
    path: '/forms/perform/{id}',
    about: 'A form with its questions and the answers so far; opening it again goes on where it was left.',
    allow: person,
    bundle: bundles,
    query: z.strictObject({
      ...performedWhere,
      resultId: z.optional(id),
      questionId: z.optional(id),
    }),
    answer: performance,
    source: 'spec',
  }),
  downloadPerformed: endpoint({
    method: 'GET',
    path: '/forms/perform/{id}/download',
    about: 'The form as PDF: as it was submitted, signed where it is, else as far as it has come.',
    allow: person,
    bundle: bundles,
    query: whichResult,
    answer: 'file',
    source: 'spec',
  }),
  signPerformed: endpoint({
    method: 'POST',
    path: '/forms/perform/{id}/download/signed',
    about: 'Signs the paper of a submitted form; answers the address of the signed PDF.',
    allow: person,
    bundle,
    body: z.strictObject({ ...performedWhere, resultId: z.optional(id), ...signatureOf.shape }),
    answer: signedPaper,
    dangerous: true,
    stepUp: 'signing',
    source: 'spec',
  }),
  sendPerformed: endpoint({
    method: 'POST',
    path: '/forms/perform/{id}/download/signed/send',
    about: 'Sends the signed paper by mail, without an address to the caller.',
    allow: person,
    bundle,
    body: z.strictObject({ ...performedWhere, resultId: z.optional(id), ...sendTo.shape }),
    answer: sentPaper,
    source: 'spec',
    dangerous: true,
  }),
  questionFile: endpoint({
    method: 'GET',
    path: '/formQuestions/{id}/file',
    about: 'The address of the picture or paper that belongs to a question.',
    allow: person,
    bundle: bundles,
    answer: z.object({ url: z.string(), expiresAt: instant, name: z.string(), type: z.string() }),
    source: 'spec',
  }),
  start: endpoint({
    method: 'POST',
    path: '/formResults/perform',
    about:
      'Begins a form, or goes on with the one that was begun; of a training it begins the next attempt. A phone without network names the result itself.',
    allow: person,
    bundle: bundles,
    body: z.strictObject({ formId: id, ...performedWhere, resultId: z.optional(ownName) }),
    answer: performance,
    source: 'spec',
  }),
  save: endpoint({
    method: 'POST',
    path: '/formResults/perform/{id}',
    about: 'Keeps answers, and submits the form; a change after submitting is a new version of it.',
    allow: person,
    bundle: bundles,
    body: z.strictObject({
      answers: z._default(
        z
          .array(
            z.strictObject({
              questionId: id,
              /** Nothing takes the answer away; a file needs no value beside it. */
              value: z.optional(z.nullable(formValue)),
              comment: z.optional(z.string().check(z.maxLength(1_000))),
              uploadId: z.optional(id),
            }),
          )
          .check(z.maxLength(200)),
        [],
      ),
      submit: z._default(z.boolean(), false),
      signature: z.optional(signatureOf),
    }),
    answer: performance,
    source: 'spec',
  }),
  ...formDocuments,
};
export type { FormDocument, FormPerson, ManagedForm } from './form-documents.contract.ts';
export type FormRow = z.infer<typeof formRow>;
export type FormPerformance = z.infer<typeof performance>;
