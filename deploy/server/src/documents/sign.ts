import type { documents, SigningBody } from '@callboard/contract';
import { isReadyToSign, isSigned, waitingFor, whoseTurn } from '@callboard/domain';
import { AppError, notFound } from '../http/app-error.ts';
import type { Ctx, Handler, RequestFacts } from '../http/handler.ts';
import { originOf } from '../session/tenant-origin.ts';
import { isConsentTo } from './consent-text.ts';
import { documentById, lockDocument } from './document-rows.db.ts';
import type { DocumentFound } from './document-rows.db.ts';
import { actorOf, addEvents } from './evidence.db.ts';
import { givenSignature } from './given-signature.ts';
import { knownZone } from './known-zone.ts';
import { languageOf } from '../settings/language-of.ts';
import { paperReason } from './paper-reason.ts';
import { personOf } from '../http/person-of.ts';
import { isOpen } from './present-document.ts';
import { addSignature, changeDocument, documentOfSignatory } from './sign.db.ts';
import type { SignatoryRow } from './signatories.db.ts';
import { noteSigning, tellSigned, tellTurns } from './tell-signing.ts';
import { given } from './visible.db.ts';

type Asked = { documentId: string; own: SignatoryRow; found: DocumentFound };

/** Everything that forbids a signature, the weightiest first. */
async function refuseUnready({ own, found }: Asked, body: SigningBody, ctx: Ctx): Promise<void> {
  const { db, caller, tenant, now } = ctx;
  if (found.paperNeeded) {
    const why = paperReason(found, await languageOf(db, caller));
    throw new AppError('paper_needed', { params: { why } });
  }
  const over = found.expiresAt !== null && found.expiresAt <= now();
  if (over || !isOpen(found) || !isReadyToSign(own, found) || found.content === null) {
    throw new AppError('wrong_state', { params: { status: over ? 'expired' : found.status } });
  }
  if (body.sha256 !== found.content) throw new AppError('document_changed');
  const before = waitingFor(own, found.signatories, found);
  if (before.length > 0) {
    const names = before.map(({ name }) => name).join(', ');
    throw new AppError('not_your_turn', { params: { waitingFor: names } });
  }
  if (!isConsentTo({ ...found, tenantName: tenant.name }, body.consent)) {
    throw new AppError('invalid', { fields: [{ path: 'consent', code: 'bad_choice' }] });
  }
}

async function signOnce(asked: Asked, body: SigningBody, request: RequestFacts, ctx: Ctx) {
  const { db, caller, now, jobs } = ctx;
  const { own, found } = asked;
  const at = now();
  const zone = knownZone(body.timeZone);
  await refuseUnready(asked, body, ctx);
  const signature = await givenSignature(body, ctx, personOf(caller));
  const signatureId = await addSignature(db, {
    ...signature,
    signatory_id: own.id,
    consent: body.consent,
    shown_sha256: body.sha256,
    authentication: 'password',
    ip: request.ip,
    user_agent: request.userAgent.slice(0, 300),
    time_zone: zone,
    signed_at: at,
    rating: body.rating ?? null,
    rating_comment: body.comment ?? '',
  });
  const details = { signatoryId: own.id, signatureId, how: signature.how };
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    { ...(await actorOf(db, caller, request, zone)), ...(own.role ? { actor_role: own.role } : {}) },
    [
      { kind: 'consented', step: own.step, details: { consent: body.consent } },
      { kind: 'signed', step: own.step, details: { ...details, origin: originOf(request) } },
    ],
    at,
  );
  const after = found.signatories.map((one) =>
    one.id === own.id ? { ...one, signed: true, status: 'signed' as const } : one,
  );
  const complete = isSigned(after);
  const status = complete ? 'signed' : 'onGoing';
  await changeDocument(db, found.id, { status, ...(complete ? { completed_at: at } : {}) });
  await noteSigning(ctx, found, { caption: 'documentSigned', before: found.status, after: status });
  if (complete) {
    await jobs.send('seal-document', { documentId: found.id });
    await tellSigned(ctx, found);
  } else {
    const had = new Set(whoseTurn(found.signatories, found).map(({ id }) => id));
    await tellTurns(
      ctx,
      found,
      whoseTurn(after, found).filter(({ id }) => !had.has(id)),
    );
  }
  return { signatureId, signedAt: at.toISOString(), status, isSigned: complete };
}

/** One signature of one signatory: whoever comes second gets the answer of the first. */
async function sign(
  signatoryId: string,
  documentId: string | null,
  body: SigningBody,
  request: RequestFacts,
  ctx: Ctx,
) {
  const { db, caller } = ctx;
  const mine = await documentOfSignatory(db, signatoryId, personOf(caller));
  if (mine === null || (documentId !== null && documentId !== mine)) throw notFound();
  await lockDocument(db, mine);
  // Read behind the lock: nobody signs between this and the end of the call.
  const found = await documentById(db, given, mine);
  const own = found?.signatories.find(({ id }) => id === signatoryId);
  if (!found || !own) throw notFound();
  if (own.signed && own.signature) {
    return {
      documentId: mine,
      signatoryId,
      signatureId: own.signature.id,
      signedAt: new Date(own.signature.signedAt).toISOString(),
      status: found.status,
      isSigned: isSigned(found.signatories),
    };
  }
  const done = await signOnce({ documentId: mine, own, found }, body, request, ctx);
  return { documentId: mine, signatoryId, ...done };
}

export const signDocument: Handler<typeof documents.signDocument> = ({ params, body, request }, ctx) =>
  sign(params.signatoryId, params.id, body, request, ctx);

export const signAsSignatory: Handler<typeof documents.signAsSignatory> = ({ params, body, request }, ctx) =>
  sign(params.id, null, body, request, ctx);
