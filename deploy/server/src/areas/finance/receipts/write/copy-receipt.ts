import type { receipts } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { findVisibleReceipt } from '../read/receipts.policy.ts';
import { receiptNow } from '../read/whole-receipt.ts';
import { addItems, addReceiptRow, itemsOfReceipt, sumUp } from '../read/write-receipt.db.ts';

/** What was bought again today: the facts and the items, without paper, photos and decisions. */
export const copyReceipt: Handler<typeof receipts.copyReceipt> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const from = await findVisibleReceipt(db, caller, params.n);
  const personId = personOf(caller);
  if (from.personId !== personId) throw new AppError('forbidden', { params: { missing: 'own' } });
  const at = now();
  const id = await addReceiptRow(db, {
    personId,
    typeId: from.typeId,
    date: await todayOfTenant(db, at),
    merchant: from.merchant,
    paperNumber: '',
    projectId: from.projectId,
    crewItemId: from.crewItemId,
    companyId: from.companyId,
    currency: from.currency,
    payment: from.payment,
    costCentre: from.costCentre,
    comment: from.comment,
    copiedFrom: from.number,
    createdAt: at,
  });
  await addItems(db, id, await itemsOfReceipt(db, from.id));
  await sumUp(db, id);
  await noteReceipt(db, { id, personId, decidedBy: null }, 'receipt_copied', {
    actorId: personId,
    after: { status: 'draft', from: from.number },
    at,
  });
  return receiptNow(id, ctx);
};
