import type { documents } from '@callboard/contract';
import { isReadyToSign, isSigned, neededOf, whoseTurn } from '@callboard/domain';
import { AppError, notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { documentById, lockDocument } from './document-rows.db.ts';
import { actorOf, addEvents } from './evidence.db.ts';
import { knownZone } from './known-zone.ts';
import { personOf } from '../http/person-of.ts';
import { isOpen } from './present-document.ts';
import { changeDocument, decide, documentOfSignatory } from './sign.db.ts';
import { noteSigning, peopleOf, tellDocument, tellSigned, tellTurns } from './tell-signing.ts';
import { given } from './visible.db.ts';

/** Declines. Where the signature is needed, the document is closed; else the others go on. */
export const decline: Handler<typeof documents.decline> = async ({ params, body, request }, ctx) => {
  const { db, caller, jobs, now } = ctx;
  const mine = await documentOfSignatory(db, params.signatoryId, personOf(caller));
  if (mine !== params.id) throw notFound();
  await lockDocument(db, params.id);
  const found = await documentById(db, given, params.id);
  const own = found?.signatories.find(({ id }) => id === params.signatoryId);
  if (!found || !own) throw notFound();
  if (own.status === 'declined') return { id: found.id, version: found.version, status: found.status };
  if (!isOpen(found) || !isReadyToSign(own, found)) {
    throw new AppError('wrong_state', { params: { status: found.status } });
  }
  const at = now();
  const zone = knownZone(body.timeZone);
  await decide(db, own.id, { status: 'declined', at, reason: body.reason });
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    await actorOf(db, caller, request, zone),
    [{ kind: 'declined', step: own.step, details: { signatoryId: own.id, reason: body.reason } }],
    at,
  );
  const after = found.signatories.map((one) =>
    one.id === own.id ? { ...one, status: 'declined' as const } : one,
  );
  const needed = neededOf(found.signatories).some(({ id }) => id === own.id) && own.required;
  const complete = !needed && isSigned(after);
  const nobodyLeft = neededOf(after).length === 0;
  const status = needed || nobodyLeft ? 'declined' : complete ? 'signed' : found.status;
  const version = await changeDocument(db, found.id, {
    status,
    ...(status === 'declined' ? { reason: body.reason } : {}),
    ...(complete ? { completed_at: at } : {}),
  });
  const others = peopleOf(found).filter((one) => one !== caller.personId);
  await tellDocument(ctx, found, 'documentDeclined', others, { who: own.name, reason: body.reason });
  if (complete) {
    await jobs.send('seal-document', { documentId: found.id });
    await tellSigned(ctx, found);
  } else if (status !== 'declined') {
    const had = new Set(whoseTurn(found.signatories, found).map(({ id }) => id));
    await tellTurns(
      ctx,
      found,
      whoseTurn(after, found).filter(({ id }) => !had.has(id)),
    );
  }
  const move = { caption: 'documentDeclined', before: found.status, after: status, reason: body.reason };
  await noteSigning(ctx, found, move);
  return { id: found.id, version, status };
};
