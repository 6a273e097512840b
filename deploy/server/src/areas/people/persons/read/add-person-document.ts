import type { persons } from '@callboard/contract';
import {
  addUploadedDocument,
  addVerifyTodo,
  checkDays,
  typeById,
} from '../../../documents/documents/documents.public.ts';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { requireOwnOrEditing } from './persons.policy.ts';
import { documentsOfPerson } from './person-lists.db.ts';

/** A document that somebody hands in waits until the office has looked at it. */
export const addPersonDocument: Handler<typeof persons.addPersonDocument> = async (input, ctx) => {
  const { params, body, request } = input;
  const { db, caller, now } = ctx;
  requireOwnOrEditing(caller, params.id);
  const person = await nameOfPerson(db, params.id);
  if (person === null) throw notFound();
  const type = await typeById(db, body.typeId);
  if (!type?.uploadable) {
    throw new AppError('invalid', { fields: [{ path: 'typeId', code: 'bad_choice' }] });
  }
  checkDays({ validFrom: body.validFrom ?? null, validUntil: body.validUntil ?? null });
  const name = body.name ?? type.caption;
  const added = await addUploadedDocument(ctx, request, {
    ...body,
    name,
    ownerId: params.id,
    links: [{ kind: 'person', id: params.id }],
    status: 'beingVerified',
  });
  await addVerifyTodo(ctx, { id: added.id, name, number: added.number, ownerId: params.id });
  await noteActivity(db, {
    personId: params.id,
    category: 'documents',
    caption: 'documentUploaded',
    body: person,
    subject: { kind: 'document', id: added.id },
    actorId: caller.personId,
    at: now(),
  });
  const { rows } = await documentsOfPerson(db, params.id, { limit: 1000, page: 1 });
  const row = rows.find(({ id }) => id === added.id);
  if (!row) throw notFound();
  return row;
};
