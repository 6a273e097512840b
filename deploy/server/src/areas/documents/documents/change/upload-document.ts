import type { documents } from '@callboard/contract';
import { documentGroups, isOneOf } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { checkDays } from '../create/check-days.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { changeDocument } from '../document/sign.db.ts';
import { takeDocument } from '../create/taken-document.ts';
import { noteSigning } from '../send/notify-signing.ts';
import { closeTodos } from './todos-of-document.db.ts';
import { addVerifyTodo } from './verify-todo.ts';

export const uploadDocument: Handler<typeof documents.uploadDocument> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  if (!isOneOf(found.status, documentGroups.upload)) {
    throw new AppError('wrong_state', { params: { status: found.status } });
  }
  if (!may.upload) throw new AppError('forbidden', { params: { missing: 'role' } });
  checkDays({ validFrom: found.validFrom, validUntil: found.validUntil, ...body });
  const file = await takeDocument(ctx, body.uploadId);
  const version = await changeDocument(db, found.id, {
    status: 'beingVerified',
    reason: '',
    fileId: file.fileId,
    sha256: file.sha256,
    pages: file.pages,
    ...(body.validFrom ? { validFrom: body.validFrom } : {}),
    ...(body.validUntil ? { validUntil: body.validUntil, expiryNotifiedDays: null } : {}),
  });
  await closeTodos(db, found.id, { by: caller.personId, at: now() });
  await addVerifyTodo(ctx, found);
  await noteSigning(ctx, found, {
    caption: 'documentUploaded',
    before: found.status,
    after: 'beingVerified',
  });
  return { id: found.id, version, status: 'beingVerified' };
};
