import type { receipts } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { checkFields, refuseTooBig } from './check-fields.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { linkPhoto } from './receipt-documents.ts';
import { receiptNow } from '../read/whole-receipt.ts';
import { addItems, addReceiptRow, sumUp, templateById } from '../read/write-receipt.db.ts';
import type { NewItem } from '../read/write-receipt.db.ts';

export const addReceipt: Handler<typeof receipts.addReceipt> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = personOf(caller);
  const projectOfJob = await checkFields(ctx, personId, body);
  const template = body.templateId === undefined ? undefined : await templateById(db, body.templateId);
  if (body.templateId !== undefined && !template) {
    throw new AppError('invalid', { fields: [{ path: 'templateId', code: 'bad_choice' }] });
  }
  const at = now();
  const id = await addReceiptRow(db, {
    personId,
    typeId: body.typeId,
    date: body.date,
    merchant: body.merchant ?? '',
    paperNumber: body.paperNumber ?? '',
    projectId: body.projectId ?? projectOfJob ?? null,
    crewItemId: body.crewItemId ?? null,
    companyId: body.companyId ?? template?.companyId ?? null,
    currency: template?.currency ?? body.currency,
    payment: body.payment,
    costCentre: body.costCentre ?? '',
    comment: body.comment ?? '',
    createdAt: at,
  });
  const items = body.items ?? ((template?.items ?? []) as NewItem[]);
  await addItems(db, id, items);
  if (items.length > 0) refuseTooBig(await sumUp(db, id), 'items.0.unitPriceMinor');
  for (const [rank, document] of (body.documents ?? []).entries())
    await linkPhoto(ctx, { id, personId }, document, rank);
  await noteReceipt(db, { id, personId, decidedBy: null }, 'receipt_created', {
    actorId: personId,
    after: { status: 'draft' },
    at,
  });
  return receiptNow(id, ctx);
};
