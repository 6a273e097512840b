import type { documents } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { requireReason } from '#platform/errors/require-reason.ts';
import type { Handler } from '#platform/http/handler.ts';
import { actorOf, addEvents } from '../document/evidence.db.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { changeDocument } from '../document/sign.db.ts';
import { grantSkill, replacedBy } from './skill-of-document.db.ts';
import { noteSigning, notifyAboutDocument, notifyTurns } from '../send/notify-signing.ts';
import { closeTodos } from './todos-of-document.db.ts';

export const verifyUpload: Handler<typeof documents.verifyUpload> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, jobs, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  if (!may.verify) throw new AppError('wrong_state', { params: { status: found.status } });
  if (!body.approve) requireReason(body);
  await closeTodos(db, found.id, { by: caller.personId, at: now() });
  if (!body.approve) {
    const { code, reason = '' } = body;
    const version = await changeDocument(db, found.id, { status: 'refused', reason, reasonCode: code });
    await notifyAboutDocument(ctx, found, 'uploadRejected', [found.ownerId], { code, reason });
    const move = { caption: 'uploadRefused', before: found.status, after: 'refused', code, reason };
    await noteSigning(ctx, found, move);
    return { id: found.id, version, status: 'refused' };
  }
  const toSign = found.allowSignatories && found.signatories.length > 0;
  const status = toSign ? 'readyToSign' : 'information';
  const validUntil = body.validUntil ?? found.validUntil;
  const version = await changeDocument(db, found.id, {
    status,
    reason: '',
    reasonCode: null,
    validUntil,
    expiryNotifiedDays: null,
  });
  if (found.skillId && found.ownerId) {
    await grantSkill(db, {
      personId: found.ownerId,
      skillId: found.skillId,
      validFrom: found.validFrom,
      validUntil,
      documentId: found.id,
    });
  }
  await replacedBy(db, found.id);
  await notifyAboutDocument(ctx, found, 'uploadApproved', [found.ownerId]);
  if (toSign) {
    const document = { id: found.id, sha256: found.content };
    await addEvents(db, document, await actorOf(db, caller, request), [{ kind: 'sent' }], now());
    await notifyTurns({ db, jobs, now, origin: request.origin }, found, found);
  }
  await noteSigning(ctx, found, { caption: 'uploadApproved', before: found.status, after: status });
  return { id: found.id, version, status };
};
