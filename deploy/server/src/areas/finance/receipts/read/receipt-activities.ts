import type { receipts } from '@callboard/contract';
import { historyOf, noteInto } from '../../finance/finance.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { findVisibleReceipt } from './receipts.policy.ts';

export const receiptActivities: Handler<typeof receipts.receiptActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleReceipt(db, caller, params.n);
  return historyOf(db, { kind: 'receipt', id }, query);
};

export const addReceiptActivity: Handler<typeof receipts.addReceiptActivity> = async (
  { params, body },
  ctx,
) => {
  const receipt = await findVisibleReceipt(ctx.db, ctx.caller, params.n);
  const { id, personId, decidedBy, number, merchant, status } = receipt;
  return noteInto(
    ctx,
    {
      subject: { kind: 'receipt', id },
      category: 'receipt',
      personId,
      accountantId: decidedBy,
      isDraft: status === 'draft',
      tells: 'receiptNoted',
      params: { number, merchant },
    },
    body,
  );
};
