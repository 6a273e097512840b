import type { NotificationKind, Receipt, receipts } from '@callboard/contract';
import type { ReceiptMove } from '@callboard/domain';
import { personOf } from '#platform/http/person-of.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { receiptRowOf } from '../read/present-receipt.ts';
import { lockVisibleReceipt, stateAfter } from '../read/receipts.policy.ts';
import { receiptNow } from '../read/whole-receipt.ts';
import { changeReceipt } from '../read/write-receipt.db.ts';

type Decision = {
  move: ReceiptMove;
  caption: string;
  kind: NotificationKind;
  reason?: string;
};

/** A move of the accountant: looked at under the lock, written, noted, and told to whoever handed it in. */
async function decide(
  ctx: Ctx,
  request: RequestFacts,
  key: string,
  { move, caption, kind, reason = '' }: Decision,
): Promise<Receipt> {
  const { db, caller, now, jobs } = ctx;
  const receipt = await lockVisibleReceipt(db, caller, key);
  const actorId = personOf(caller);
  if (move !== 'pay' && receipt.personId === actorId) {
    throw new AppError('forbidden', { params: { missing: 'somebodyElse' } });
  }
  const status = stateAfter(receipt.status, move);
  requireVersion(request, receipt.version, receiptRowOf(receipt));
  const at = now();
  await changeReceipt(
    db,
    receipt.id,
    move === 'pay' ? { status, paidAt: at } : { status, decidedAt: at, decidedBy: actorId, reason },
  );
  await noteReceipt(
    db,
    receipt,
    caption,
    { actorId, before: { status: receipt.status }, after: { status }, reason, at },
    [actorId],
  );
  await notify(
    { db, jobs, at },
    {
      people: [receipt.personId],
      kind,
      params: { number: receipt.number, merchant: receipt.merchant, ...(reason ? { reason } : {}) },
      subject: { kind: 'receipt', id: receipt.id },
    },
  );
  return receiptNow(receipt.id, ctx);
}

export const approveReceipt: Handler<typeof receipts.approveReceipt> = ({ params, request }, ctx) =>
  decide(ctx, request, params.n, { move: 'approve', caption: 'receipt_approved', kind: 'receiptApproved' });

export const rejectReceipt: Handler<typeof receipts.rejectReceipt> = ({ params, body, request }, ctx) =>
  decide(ctx, request, params.n, {
    move: 'reject',
    caption: 'receipt_rejected',
    kind: 'receiptRejected',
    reason: body.reason,
  });

export const payReceipt: Handler<typeof receipts.payReceipt> = ({ params, request }, ctx) =>
  decide(ctx, request, params.n, { move: 'pay', caption: 'receipt_paid', kind: 'receiptPaid' });
