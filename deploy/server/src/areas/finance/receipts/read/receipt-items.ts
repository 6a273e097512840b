import type { receipts } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { receiptItemOf } from './present-receipt.ts';
import { findVisibleReceipt } from './receipts.policy.ts';
import { itemsOfReceipt } from './write-receipt.db.ts';

export const receiptItems: Handler<typeof receipts.receiptItems> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleReceipt(db, caller, params.n);
  const items = await itemsOfReceipt(db, id);
  const from = offsetOf(query);
  return listOf(items.slice(from, from + query.limit).map(receiptItemOf), items.length, query);
};
