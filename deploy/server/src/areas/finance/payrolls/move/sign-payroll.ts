import type { payrolls } from '@callboard/contract';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sealKeyFor } from '#platform/seal/seal-key.db.ts';
import { takeUpload } from '../../../documents/uploads/uploads.public.ts';
import { noteMove } from '../read/note-move.ts';
import { allItemsOfPayroll, confirmOpenItems } from '../read/payroll-items.db.ts';
import { payrollToSign } from '../read/payroll-to-sign.ts';
import { changePayroll } from '../read/payrolls.db.ts';
import { payrollRowOf } from '../read/present-payroll.ts';
import {
  findVisiblePayroll,
  lockVisiblePayroll,
  requireOwn,
  requireUnlocked,
  stateAfter,
} from '../read/payrolls.policy.ts';

/** One signature under the whole payroll, with the sentence that the server wrote above it and a hash of both. */
export const signPayroll: Handler<typeof payrolls.signPayroll> = async ({ params, body, request }, ctx) => {
  const { db, caller, keys, now, tenant } = ctx;
  const payroll = await lockVisiblePayroll(db, caller, params.id);
  requireOwn(caller, payroll.personId);
  requireUnlocked(payroll.status);
  requireVersion(request, payroll.version, payrollRowOf(payroll, caller));
  const status = stateAfter(payroll.status, 'sign');
  const { text, sha256 } = payrollToSign(payroll, await allItemsOfPayroll(db, payroll.id), body.language);
  if (body.sha256 !== sha256) {
    throw new AppError('document_changed', { params: { items: payroll.items, minutes: payroll.minutes } });
  }
  const { fileId } = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const at = now();
  // What is printed from now on carries the seal.
  await sealKeyFor((work) => work(db), { keys, tenant: tenant.id, tenantName: tenant.name, at });
  const confirmed = await confirmOpenItems(db, payroll.id, at);
  await changePayroll(db, payroll.id, {
    status,
    confirmedAt: at,
    signatureFileId: fileId,
    signedText: text,
    signedSha256: sha256,
  });
  await noteMove(
    db,
    {
      kind: 'payroll',
      id: payroll.id,
      personId: payroll.personId,
      caption: 'payroll_signed',
      actorId: caller.personId,
      before: { status: payroll.status },
      after: { status, items: payroll.items, minutes: payroll.minutes, confirmed, sha256 },
      body: text,
      at,
    },
    [payroll.releasedBy],
  );
  return payrollRowOf(await findVisiblePayroll(db, caller, payroll.id), caller);
};
