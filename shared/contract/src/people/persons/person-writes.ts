import { portraitRejections } from '@callboard/domain';
import * as z from 'zod/mini';
import { fileName } from '../../endpoint/file-name.ts';
import { office, person as anyPerson } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';
import {
  person,
  personActivity,
  personChange,
  personData,
  personDocument,
  personSettings,
  pictureRow,
} from './person.shapes.ts';

const keptThings = [
  'signedDocuments',
  'signatures',
  'signedForms',
  'crewForms',
  'payrolls',
  'staffContracts',
  'workingTimes',
  'receipts',
  'receiptPhotos',
  'invoices',
] as const;

const own = anyPerson.with('persons');
const decider = office.with('persons', 'EDIT');
const reason = z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

/** What stays of an erased person, and how much of it: what the law wants in the books, and what somebody signed. */
const kept = z.array(
  z.object({
    what: z.enum(keptThings),
    why: z.enum(['law', 'signature']),
    count: z.number(),
  }),
);
const erasureRequest = z.object({
  /** When the person asked for it; nothing while nobody has, or when the office has answered. */
  askedAt: z.nullable(instant),
  kept,
});

export const personWrites = {
  savePerson: endpoint({
    method: 'POST',
    path: '/persons/{id}',
    about:
      'Changes a person. Of the own data only time zone and map service at once: the rest is asked for. The office changes all at once.',
    allow: own,
    body: z.strictObject({ ...personData, ...personSettings }),
    answer: z.object({
      person,
      /** Fields that stand already, and those that somebody has to approve. */
      applied: z.array(z.string()),
      requested: z.array(z.string()),
    }),
    errors: ['conflict', 'precondition_required', 'not_found'],
    dangerous: true,
    source: 'spec',
  }),
  addPersonDocument: endpoint({
    method: 'POST',
    path: '/persons/{id}/documents',
    about: 'Hands in a document; somebody of the office verifies it.',
    allow: own,
    body: z.strictObject({
      uploadId: id,
      typeId: id,
      name: z.optional(fileName()),
      validFrom: z.optional(day),
      validUntil: z.optional(day),
    }),
    answer: personDocument,
    errors: ['unsupported_file'],
    source: 'spec',
  }),
  addPersonActivity: endpoint({
    method: 'POST',
    path: '/persons/{id}/activities',
    about: 'A note in the history of a person, or a to-do about them for the accountant.',
    allow: own,
    body: z.strictObject({
      type: z._default(z.enum(['LOG', 'TODO_INT']), 'LOG'),
      body: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
      dueDate: z.optional(day),
    }),
    answer: personActivity,
    source: 'spec',
  }),
  addProfilePicture: endpoint({
    method: 'POST',
    path: '/persons/{id}/profilePictures',
    about: 'Hands in a picture, cut to a square; it takes the place of one that waits.',
    allow: own,
    body: z.strictObject({
      uploadId: id,
      /** The square in pixels of the upload; without it the middle. */
      crop: z.optional(
        z.strictObject({
          left: z.number().check(z.int(), z.gte(0)),
          top: z.number().check(z.int(), z.gte(0)),
          side: z.number().check(z.int(), z.gte(400), z.lte(10_000)),
        }),
      ),
    }),
    answer: pictureRow,
    errors: ['unsupported_file'],
    source: 'spec',
  }),
  profileAccess: endpoint({
    method: 'POST',
    path: '/persons/{id}/profileAccess',
    about:
      'Makes the public profile reachable, or closes it; that of others needs the right to edit profiles.',
    allow: own.with('personProfiles'),
    body: z.strictObject({ public: z.boolean() }),
    answer: z.object({ public: z.boolean(), path: z.nullable(z.string()) }),
    dangerous: true,
    source: 'spec',
  }),
  profilePictureFile: endpoint({
    method: 'GET',
    path: '/profilePictures/{id}/file',
    about: 'A signed address of a picture in one of its sizes.',
    allow: own,
    query: z.strictObject({ size: z._default(z.enum(['64', '128', '400']), '400') }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    source: 'spec',
  }),
  profilePictures: endpoint({
    method: 'GET',
    path: '/profilePictures',
    about: 'Pictures that wait for a decision, the oldest first.',
    allow: decider,
    query: z.strictObject(paging),
    answer: listOf(pictureRow),
    source: 'addition',
  }),
  approveProfilePicture: endpoint({
    method: 'POST',
    path: '/profilePictures/{id}/approve',
    about: 'Everybody sees the new picture from now on.',
    allow: decider,
    answer: pictureRow,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  rejectProfilePicture: endpoint({
    method: 'POST',
    path: '/profilePictures/{id}/reject',
    about: 'The old picture stays; its owner reads the reason.',
    allow: decider,
    body: z.strictObject({
      code: z._default(z.enum(portraitRejections), 'other'),
      /** What is wrong, with `other`; with the others what they leave open. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    }),
    answer: pictureRow,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  withdrawProfilePicture: endpoint({
    method: 'POST',
    path: '/profilePictures/{id}/withdraw',
    about: 'Takes back the own picture while it waits.',
    allow: own,
    answer: pictureRow,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  personChanges: endpoint({
    method: 'GET',
    path: '/personChanges',
    about: 'Changes that people want of their own data; the oldest that waits first.',
    allow: decider,
    query: z.strictObject({
      ...paging,
      state: z._default(z.enum(['open', 'approved', 'rejected', 'withdrawn']), 'open'),
    }),
    answer: listOf(personChange),
    source: 'addition',
  }),
  approvePersonChange: endpoint({
    method: 'POST',
    path: '/personChanges/{id}/approve',
    about: 'The wanted data stands from now on.',
    allow: decider,
    answer: personChange,
    errors: ['wrong_state'],
    dangerous: true,
    source: 'addition',
  }),
  rejectPersonChange: endpoint({
    method: 'POST',
    path: '/personChanges/{id}/reject',
    about: 'The data stays as it is; the person reads the reason.',
    allow: decider,
    body: reason,
    answer: personChange,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  withdrawPersonChange: endpoint({
    method: 'POST',
    path: '/personChanges/{id}/withdraw',
    about: 'Takes back what one wanted changed.',
    allow: own,
    answer: personChange,
    errors: ['wrong_state'],
    source: 'addition',
  }),
  erasureRequest: endpoint({
    method: 'GET',
    path: '/persons/{id}/erasureRequest',
    about: 'Whether the person has asked to be deleted, and what would stay.',
    allow: own,
    answer: erasureRequest,
    source: 'addition',
  }),
  requestErasure: endpoint({
    method: 'POST',
    path: '/persons/{id}/erasureRequest',
    about: 'Asks the office to delete the data of the caller. Asked once, it stays with the office.',
    allow: own,
    answer: erasureRequest,
    errors: ['wrong_state'],
    dangerous: true,
    source: 'addition',
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/persons/{id}/erase',
    about:
      'Makes a person unknown and removes their files. The answer says what stays because the law or a signature keeps it.',
    allow: decider,
    body: z.strictObject({
      /** Typed by whoever erases, so that it is nobody else. */
      contactNumber: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    answer: z.object({
      erased: z.literal(true),
      kept,
    }),
    errors: ['wrong_state'],
    dangerous: true,
    stepUp: 'erasing',
    source: 'addition',
  }),
};
