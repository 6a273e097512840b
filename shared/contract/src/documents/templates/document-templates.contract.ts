import { templateFields } from '@callboard/domain';
import * as z from 'zod/mini';
import { office } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import { documentName as name } from '../documents/signing.shapes.ts';

const bundle = 'documents';
/** Whoever may look people up. */
const writer = office.with('persons');
const q = z.optional(z.string().check(z.maxLength(200)));
/** In one go, each with a document of their own. */
const mostPeople = 50;

/** Who signs what is made from a template: the person it is for, and then somebody of the office. */
const signing = z.enum(['person', 'personThenOffice']);
const field = z.enum(templateFields);
const template = z.object({
  id,
  version: z.number(),
  name: z.string(),
  type: z.object({ id, caption: z.string() }),
  /** At the head of the paper; has fields like the text. */
  title: z.string(),
  /** Paragraphs, parted by empty lines; fields are written as `{{person.name}}`. */
  text: z.string(),
  signing,
  officeSigner: z.nullable(z.object({ id, name: z.string() })),
});
const templateBody = z.strictObject({
  name,
  typeId: id,
  title: z.string().check(z.trim(), z.minLength(2), z.maxLength(200)),
  text: z.string().check(z.trim(), z.minLength(2), z.maxLength(20_000)),
  signing,
  /** With `personThenOffice` alone. */
  officeSignerId: z.optional(id),
});
const filledFor = z.object({
  person: z.object({ id, name: z.string() }),
  /** What the records hold, as the paper writes it. */
  values: z.array(z.object({ field, text: z.string() })),
  /** What they do not hold: it has to be typed. */
  missing: z.array(field),
});

export const documentTemplates = {
  documentTemplates: endpoint({
    method: 'GET',
    path: '/documentTemplates',
    about: 'Templates that documents are made from, by name.',
    allow: office,
    bundle,
    query: z.strictObject({ ...paging, q }),
    answer: listOf(template),
    source: 'addition',
  }),
  documentTemplate: endpoint({
    method: 'GET',
    path: '/documentTemplates/{id}',
    about: 'A template with its text.',
    allow: office,
    bundle,
    answer: template,
    source: 'addition',
  }),
  createDocumentTemplate: endpoint({
    method: 'POST',
    path: '/documentTemplates',
    about: 'Adds a template; a field that there is not is refused by its name.',
    allow: office,
    bundle,
    body: templateBody,
    answer: template,
    source: 'addition',
    dangerous: true,
  }),
  editDocumentTemplate: endpoint({
    method: 'POST',
    path: '/documentTemplates/{id}',
    about:
      'Changes a template; documents that were made from it stay as they are. `If-Match` is the version that was read.',
    allow: office,
    bundle,
    body: templateBody,
    answer: template,
    errors: ['conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  removeDocumentTemplate: endpoint({
    method: 'DELETE',
    path: '/documentTemplates/{id}',
    about:
      'Removes a template; documents that were made from it stay. `If-Match` is the version that was read.',
    allow: office,
    bundle,
    answer: 'nothing',
    errors: ['conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  templateValues: endpoint({
    method: 'GET',
    path: '/documentTemplates/{id}/values',
    about: 'What the fields of a template are for people, in the language of the paper.',
    allow: writer,
    bundle,
    query: z.strictObject({
      /** Ids with commas between them, at most fifty. */
      people: z.string().check(z.minLength(1), z.maxLength(mostPeople * 65)),
    }),
    answer: z.object({ items: z.array(filledFor) }),
    source: 'addition',
  }),
  createTemplateDocuments: endpoint({
    method: 'POST',
    path: '/documentTemplates/{id}/documents',
    about:
      'Makes a document to sign for each of the people, all or none. What the records do not hold has to be typed.',
    allow: writer,
    bundle,
    body: z.strictObject({
      people: z
        .array(
          z.strictObject({
            personId: id,
            /** For what the records do not hold; what they hold counts before it. */
            typed: z._default(
              z
                .array(
                  z.strictObject({
                    field,
                    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
                  }),
                )
                .check(z.maxLength(templateFields.length)),
              [],
            ),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostPeople)),
      expiresAt: z.optional(instant),
    }),
    answer: z.object({
      items: z.array(z.object({ id, number: z.string(), personId: id })),
    }),
    source: 'addition',
    dangerous: true,
  }),
};
export type DocumentTemplate = z.infer<typeof template>;
export type FilledTemplate = z.infer<typeof filledFor>;
