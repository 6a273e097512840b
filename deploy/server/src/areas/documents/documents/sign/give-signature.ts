import type { Language, SigningBody } from '@callboard/contract';
import { isReadyToSign, isSigned, waitingFor } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { isConsentTo } from './consent-text.ts';
import { addEvents } from '../document/evidence.db.ts';
import type { Actor } from '../document/evidence.db.ts';
import type { Given } from './given-signature.ts';
import type { Held } from '../document/locked-signatory.ts';
import { paperReason } from '../document/paper-reason.ts';
import { isOpen } from '../document/present-document.ts';
import { addSignature, changeDocument } from '../document/sign.db.ts';
import { noteSigning, notifyNextTurns, notifySigned } from '../send/notify-signing.ts';

/** Somebody who decides about a signature: at their own login, or by a mailed link. */
export type Decider = Pick<Ctx, 'db' | 'jobs' | 'now' | 'tenant'> & {
  actor: Actor & { authentication: 'password' | 'link' };
  /** Where the tenant answers. */
  origin: string;
  language: () => Promise<Language>;
};

type Facts = Omit<SigningBody, 'signature' | 'keep'>;

/** Everything that forbids a signature, the weightiest first. */
async function refuseUnready({ own, found }: Held, facts: Facts, by: Decider): Promise<void> {
  const { tenant, now, language } = by;
  if (found.paperNeeded) {
    throw new AppError('paper_needed', { params: { why: paperReason(found, await language()) } });
  }
  const over = found.expiresAt !== null && found.expiresAt <= now();
  if (over || !isOpen(found) || !isReadyToSign(own, found) || found.content === null) {
    throw new AppError('wrong_state', { params: { status: over ? 'expired' : found.status } });
  }
  if (facts.sha256 !== found.content) throw new AppError('document_changed');
  const before = waitingFor(own, found.signatories, found);
  if (before.length > 0) {
    const names = before.map(({ name }) => name).join(', ');
    throw new AppError('not_your_turn', { params: { waitingFor: names } });
  }
  if (!isConsentTo({ ...found, tenantName: tenant.name }, facts.consent)) {
    throw new AppError('invalid', { fields: [{ path: 'consent', code: 'bad_choice' }] });
  }
}

async function signOnce(held: Held, facts: Facts, signature: Given, by: Decider) {
  const { db, jobs, now, actor, origin } = by;
  const { own, found } = held;
  const at = now();
  const signatureId = await addSignature(db, {
    ...signature,
    signatoryId: own.id,
    consent: facts.consent,
    shownSha256: facts.sha256,
    authentication: actor.authentication,
    ip: actor.ip,
    peerIp: actor.peerIp,
    userAgent: actor.userAgent,
    timeZone: actor.timeZone,
    signedAt: at,
    rating: facts.rating ?? null,
    ratingComment: facts.comment ?? '',
  });
  const details = { signatoryId: own.id, signatureId, how: signature.how, origin };
  await addEvents(
    db,
    { id: found.id, sha256: found.content },
    { ...actor, ...(own.role ? { actorRole: own.role } : {}) },
    [
      { kind: 'consented', step: own.step, details: { consent: facts.consent } },
      { kind: 'signed', step: own.step, details },
    ],
    at,
  );
  const after = found.signatories.map((one) =>
    one.id === own.id ? { ...one, signed: true, status: 'signed' as const } : one,
  );
  const complete = isSigned(after);
  const status = complete ? 'signed' : 'onGoing';
  await changeDocument(db, found.id, { status, ...(complete ? { completedAt: at } : {}) });
  await noteSigning(by, found, { caption: 'documentSigned', before: found.status, after: status });
  if (complete) {
    await jobs.send('seal-document', { documentId: found.id });
    await notifySigned(by, found);
  } else {
    await notifyNextTurns(by, found, after);
  }
  return { signatureId, signedAt: at.toISOString(), status, isSigned: complete };
}

/** One signature of one signatory: whoever comes second gets the answer of the first. */
export async function giveSignature(held: Held, facts: Facts, taken: () => Promise<Given>, by: Decider) {
  const { found, own } = held;
  const whose = { documentId: found.id, signatoryId: own.id };
  if (own.signed && own.signature) {
    return {
      ...whose,
      signatureId: own.signature.id,
      signedAt: new Date(own.signature.signedAt).toISOString(),
      status: found.status,
      isSigned: isSigned(found.signatories),
    };
  }
  await refuseUnready(held, facts, by);
  return { ...whose, ...(await signOnce(held, facts, await taken(), by)) };
}
