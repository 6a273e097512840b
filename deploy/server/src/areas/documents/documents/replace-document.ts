import type { documents } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { addDocument } from './add-document.ts';
import { linksOf } from './add-document.db.ts';
import { checkDays } from './check-days.ts';
import { actorOf, addEvents } from './evidence.db.ts';
import { lockedDocument } from './locked-document.ts';
import { changeDocument, closeSignatories } from './sign.db.ts';
import { originOf } from '../../account/session/session.public.ts';
import { takeDocument } from './taken-document.ts';
import { noteSigning } from './notify-signing.ts';
import { closeTodos } from './todos-of-document.db.ts';
import { isOffice } from './visible.db.ts';

/** By the office at once; what an owner hands in takes the place of the old one when it is approved. */
export const replaceDocument: Handler<typeof documents.replaceDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, jobs, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  if (!may.replace && found.ownerId !== caller.personId && !isOffice(caller)) {
    throw new AppError('forbidden', { params: { missing: 'role' } });
  }
  if (!may.replace) throw new AppError('wrong_state', { params: { status: found.status } });
  checkDays(body);
  const office = isOffice(caller);
  const file = await takeDocument(ctx, body.uploadId);
  const actor = await actorOf(db, caller, request);
  const made = await addDocument(
    { db, jobs, now, actor, origin: originOf(request) },
    {
      name: found.name,
      typeId: found.typeId,
      ownerId: found.ownerId,
      file,
      signatories: found.signatories
        .filter(({ status }) => status !== 'void')
        // Where a signature was handed on to somebody outside, the place is again of whom it was.
        .map(({ personId, delegatedById, ...one }) => ({ ...one, personId: personId ?? delegatedById }))
        .flatMap(({ personId, step, required, role }) =>
          personId === null ? [] : [{ personId, step, required, role }],
        ),
      signatoriesOrder: found.signatoriesOrder,
      links: await linksOf(db, found.id),
      validFrom: body.validFrom,
      validUntil: body.validUntil,
      // Who had time to sign still has it.
      expiresAt: found.expiresAt && found.expiresAt > now() ? found.expiresAt : null,
      replacesId: found.id,
      ...(office ? {} : { status: 'beingVerified' }),
    },
  );
  const answer = { id: made.id, version: made.version, status: made.status, replaces: found.id };
  if (!office) return answer;
  await changeDocument(db, found.id, { status: 'replaced', replaced_by: made.id, reason: body.reason ?? '' });
  await closeSignatories(db, found.id, 'void');
  await closeTodos(db, found.id, { by: caller.personId, at: now() });
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    actor,
    [{ kind: 'voided', details: { replacedBy: made.id, reason: body.reason ?? '' } }],
    now(),
  );
  const move = { caption: 'documentReplaced', before: found.status, after: 'replaced' };
  await noteSigning(ctx, found, { ...move, reason: body.reason ?? '' });
  return answer;
};
