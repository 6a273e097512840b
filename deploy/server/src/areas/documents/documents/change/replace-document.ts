import type { documents } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { addDocument } from '../create/add-document.ts';
import { linksOf } from '../create/add-document.db.ts';
import { checkDays } from '../create/check-days.ts';
import { actorOf, addEvents } from '../document/evidence.db.ts';
import type { Actor } from '../document/evidence.db.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { changeDocument, closeSignatories } from '../document/sign.db.ts';
import { hasPage } from '../create/signature-zones.ts';
import { takeDocument } from '../create/taken-document.ts';
import type { TakenDocument } from '../create/taken-document.ts';
import { noteSigning, notifyClosed } from '../send/notify-signing.ts';
import { closeTodos } from './todos-of-document.db.ts';
import { addVerifyTodo } from './verify-todo.ts';
import { isOffice } from '../document/visible.db.ts';

type Found = Awaited<ReturnType<typeof lockedDocument>>['found'];

/** Who had to sign the old one signs this one; where a place was handed on, it is again of whom it was. */
const signersOf = ({ signatories }: Found, file: TakenDocument) =>
  signatories
    .filter(({ status }) => status !== 'void')
    .map(({ personId, delegatedById, ...one }) => ({ ...one, personId: personId ?? delegatedById }))
    .flatMap(({ personId, step, required, role, zone }) =>
      personId === null
        ? []
        : [{ personId, step, required, role, zone: zone && hasPage(file, zone) ? zone : null }],
    );

/** The old one is over: nobody signs it, nothing is to be done about it, and its people hear of it. */
async function closeReplaced(ctx: Ctx, found: Found, by: { id: string; actor: Actor; reason: string }) {
  const { db, caller, now } = ctx;
  const { id: replacedBy, actor, reason } = by;
  await changeDocument(db, found.id, { status: 'replaced', replacedBy, reason });
  await closeSignatories(db, found.id, 'void');
  await closeTodos(db, found.id, { by: caller.personId, at: now() });
  const voided = { kind: 'voided' as const, details: { replacedBy, reason } };
  await addEvents(db, { id: found.id, sha256: found.content }, actor, [voided], now());
  const move = { caption: 'documentReplaced', before: found.status, after: 'replaced', reason };
  await noteSigning(ctx, found, move);
}

/** By the office at once; what an owner hands in takes the place of the old one when it is approved. */
export const replaceDocument: Handler<typeof documents.replaceDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, jobs, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  const office = isOffice(caller);
  if (!may.replace && found.ownerId !== caller.personId && !office) {
    throw new AppError('forbidden', { params: { missing: 'role' } });
  }
  if (!may.replace) throw new AppError('wrong_state', { params: { status: found.status } });
  checkDays(body);
  const file = await takeDocument(ctx, body.uploadId);
  const actor = await actorOf(db, caller, request);
  const origin = request.origin;
  const { reason = '' } = body;
  // First that the old one is over, then that the new one waits.
  if (office) await notifyClosed({ ...ctx, origin }, found, { kind: 'replaced', reason });
  const made = await addDocument(
    { db, jobs, now, actor, origin },
    {
      name: found.name,
      typeId: found.typeId,
      ownerId: found.ownerId,
      file,
      signatories: signersOf(found, file),
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
  if (office) {
    await closeReplaced(ctx, found, { id: made.id, actor, reason });
  } else {
    const next = { ...found, id: made.id, number: made.number };
    await addVerifyTodo(ctx, next);
    await noteSigning(ctx, next, { caption: 'documentUploaded', before: found.status, after: made.status });
  }
  return { id: made.id, version: made.version, status: made.status, replaces: found.id };
};
