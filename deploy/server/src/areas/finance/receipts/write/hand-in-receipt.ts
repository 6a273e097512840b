import type { receipts } from '@callboard/contract';
import { receiptGaps } from '@callboard/domain';
import { accountantsOf } from '../../finance/finance.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { dateError } from './check-fields.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { receiptRowOf } from '../read/present-receipt.ts';
import { lockOwnDraft, stateAfter } from '../read/receipts.policy.ts';
import { receiptNow } from '../read/whole-receipt.ts';
import { changeReceipt } from '../read/write-receipt.db.ts';

export const submitReceipt: Handler<typeof receipts.submitReceipt> = async ({ params, request }, ctx) => {
  const { db, caller, now } = ctx;
  const draft = await lockOwnDraft(db, caller, params.n, 'submit');
  requireVersion(request, draft.version, receiptRowOf(draft));
  const filled = { items: draft.items, photos: draft.documents, gross: draft.grossMinor };
  const fields = [...receiptGaps(filled, await tenantRules(db)), ...(await dateError(ctx, draft.date))];
  if (fields.length > 0) throw new AppError('invalid', { fields });
  const [status, at] = [stateAfter(draft.status, 'submit'), now()];
  await changeReceipt(db, draft.id, { status, submittedAt: at, reason: '' });
  await noteReceipt(
    db,
    draft,
    'receipt_submitted',
    { actorId: caller.personId, before: { status: draft.status }, after: { status }, at },
    await accountantsOf(db, 'receipts'),
  );
  return receiptNow(draft.id, ctx);
};

export const draftReceipt: Handler<typeof receipts.draftReceipt> = async ({ params, request }, ctx) => {
  const { db, caller, now } = ctx;
  const receipt = await lockOwnDraft(db, caller, params.n, 'toDraft');
  requireVersion(request, receipt.version, receiptRowOf(receipt));
  const status = stateAfter(receipt.status, 'toDraft');
  // The reason stays readable until it is handed in again.
  await changeReceipt(db, receipt.id, { status, submittedAt: null, decidedAt: null, decidedBy: null });
  await noteReceipt(
    db,
    receipt,
    'receipt_back_to_draft',
    { actorId: caller.personId, before: { status: receipt.status }, after: { status }, at: now() },
    await accountantsOf(db, 'receipts'),
  );
  return receiptNow(receipt.id, ctx);
};
