import type { documents } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addDocument } from './add-document.ts';
import { peopleById } from './add-document.db.ts';
import { requireDocumentType } from './add-uploaded-document.ts';
import { checkDays } from './check-days.ts';
import { actorOf } from '../document/evidence.db.ts';
import { takeDocument } from './taken-document.ts';

const refuse = (path: string, code: 'bad_choice' | 'required') =>
  new AppError('invalid', { fields: [{ path, code }] });

export const createDocument: Handler<typeof documents.createDocument> = async ({ body, request }, ctx) => {
  const { db, caller, jobs, now } = ctx;
  const { uploadId, ownerId = null, expiresAt, ...given } = body;
  await requireDocumentType(ctx, body.typeId);
  if (ownerId !== null && (await peopleById(db, [ownerId])).length === 0)
    throw refuse('ownerId', 'bad_choice');
  if (given.signatories.length > 0 && !uploadId) throw refuse('uploadId', 'required');
  checkDays(body);
  const end = expiresAt === undefined ? null : new Date(expiresAt);
  if (end && end <= now()) {
    throw new AppError('invalid', { fields: [{ path: 'expiresAt', code: 'in_the_past' }] });
  }
  const file = uploadId ? await takeDocument(ctx, uploadId) : null;
  const actor = await actorOf(db, caller, request);
  return addDocument(
    { db, jobs, now, actor, origin: request.origin },
    { ...given, ownerId, file, expiresAt: end },
  );
};
