import type { documents } from '@callboard/contract';
import { whoseTurn } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { checkDays } from '../create/check-days.ts';
import { actorOf, addEvents } from '../document/evidence.db.ts';
import { lockedDocument } from '../document/locked-document.ts';
import { reorderSignatories } from './reorder-signatories.ts';
import { setZones } from '../create/signature-zones.ts';
import { changeDocument } from '../document/sign.db.ts';
import { askSignatories, nextTurns, noteSigning } from '../send/notify-signing.ts';
import { isOpen } from '../document/present-document.ts';
import { isOffice } from '../document/visible.db.ts';

export const editDocument: Handler<typeof documents.editDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const { found, may } = await lockedDocument(ctx, params.id);
  const { validFrom, validUntil, ...officeOnly } = body;
  if (!may.edit && !isOffice(caller)) throw new AppError('forbidden', { params: { missing: 'role' } });
  if (Object.keys(officeOnly).length > 0 && !isOffice(caller)) {
    throw new AppError('forbidden', { params: { missing: 'role' } });
  }
  if (!may.edit) throw new AppError('wrong_state', { params: { status: found.status } });
  requireVersion(request, found.version, { id: found.id, version: found.version, status: found.status });
  // What people have signed stays as they read it.
  const signed = found.signatories.some((one) => one.signed);
  const { name, signatoriesOrder, allowSignatories, expiresAt } = officeOnly;
  if (signed && (name ?? allowSignatories) !== undefined) {
    throw new AppError('wrong_state', { params: { status: found.status } });
  }
  checkDays({ validFrom: found.validFrom, validUntil: found.validUntil, ...body });
  if (expiresAt && new Date(expiresAt) <= now()) {
    throw new AppError('invalid', { fields: [{ path: 'expiresAt', code: 'in_the_past' }] });
  }
  const sends = found.status === 'draft' && allowSignatories === true && found.signatories.length > 0;
  if (sends && found.content === null) throw new AppError('wrong_state', { params: { status: 'draft' } });
  const status = sends ? 'readyToSign' : found.status;
  await setZones(ctx, found, officeOnly.signatureZones ?? []);
  const after = {
    signatories: await reorderSignatories(ctx, found, officeOnly),
    signatoriesOrder: signatoriesOrder ?? found.signatoriesOrder,
    allowSignatories: allowSignatories ?? found.allowSignatories,
  };
  const asked = sends ? whoseTurn(after.signatories, after) : isOpen(found) ? nextTurns(found, after) : [];
  const version = await changeDocument(db, found.id, {
    status,
    ...(name === undefined ? {} : { name }),
    ...(signatoriesOrder === undefined ? {} : { signatoriesOrder }),
    ...(allowSignatories === undefined ? {} : { allowSignatories }),
    ...(expiresAt === undefined ? {} : { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(validFrom === undefined ? {} : { validFrom }),
    // A new end is told anew.
    ...(validUntil === undefined ? {} : { validUntil, expiryNotifiedDays: null }),
  });
  const document = { id: found.id, sha256: found.content };
  const details = {
    changed: Object.keys(body),
    ...(asked.length > 0 && { asked: asked.map(({ id }) => id) }),
  };
  const steps = [{ kind: 'edited' as const, details }, ...(sends ? [{ kind: 'sent' as const }] : [])];
  await addEvents(db, document, await actorOf(db, caller, request), steps, now());
  if (asked.length > 0) await askSignatories(ctx, found, asked, { kind: 'sign', origin: request.origin });
  await noteSigning(ctx, found, { caption: 'documentChanged', before: found.status, after: status });
  return { id: found.id, version, status };
};
