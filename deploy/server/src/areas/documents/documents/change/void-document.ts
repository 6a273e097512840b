import type { documents } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { actorOf, addEvents } from '../document/evidence.db.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { changeDocument, closeSignatories } from '../document/sign.db.ts';
import { endSkill } from './skill-of-document.db.ts';
import { noteSigning, notifyClosed } from '../send/notify-signing.ts';
import { tenantZone } from '../../../account/settings/settings.public.ts';
import { closeTodos } from './todos-of-document.db.ts';

export const voidDocument: Handler<typeof documents.voidDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  if (found.status === 'void') return { id: found.id, version: found.version, status: 'void' };
  if (!may.void) throw new AppError('wrong_state', { params: { status: found.status } });
  const version = await changeDocument(db, found.id, { status: 'void', reason: body.reason });
  await closeSignatories(db, found.id, 'void');
  await closeTodos(db, found.id, { by: caller.personId, at: now() });
  await endSkill(db, found.id, dayAt(now(), await tenantZone(db)));
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    await actorOf(db, caller, request),
    [{ kind: 'voided', details: { reason: body.reason } }],
    now(),
  );
  const move = { caption: 'documentVoided', before: found.status, after: 'void', reason: body.reason };
  await noteSigning(ctx, found, move);
  await notifyClosed({ ...ctx, origin: request.origin }, found, { kind: 'voided', reason: body.reason });
  return { id: found.id, version, status: 'void' };
};
