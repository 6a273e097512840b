import type { ReceiptMove, ReceiptState } from '@callboard/domain';
import { receiptAfter } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { accountsFor } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { lockReceiptRow, receiptBy } from './receipts.db.ts';
import type { ReceiptFacts } from './receipts.db.ts';

/** One's own; the accountant sees what others have handed in, not their drafts. */
export async function findVisibleReceipt(db: Db, caller: Caller, key: string): Promise<ReceiptFacts> {
  const found = await receiptBy(db, key);
  const mine = found?.personId === personOf(caller);
  if (!found || !(mine || (accountsFor(caller, 'receipts') && found.status !== 'draft'))) throw notFound();
  return found;
}

/** The receipt as it stands while nobody else can change it. */
export async function lockVisibleReceipt(db: Db, caller: Caller, key: string): Promise<ReceiptFacts> {
  const { id } = await findVisibleReceipt(db, caller, key);
  await lockReceiptRow(db, id);
  return findVisibleReceipt(db, caller, id);
}

export function stateAfter(state: ReceiptState, move: ReceiptMove): ReceiptState {
  const after = receiptAfter(state, move);
  if (after === null) throw new AppError('wrong_state', { params: { state } });
  return after;
}

/** A draft that its owner changes. */
export async function lockOwnDraft(db: Db, caller: Caller, key: string, move: ReceiptMove = 'edit') {
  const receipt = await lockVisibleReceipt(db, caller, key);
  if (receipt.personId !== caller.personId) throw new AppError('forbidden', { params: { missing: 'own' } });
  stateAfter(receipt.status, move);
  return receipt;
}
