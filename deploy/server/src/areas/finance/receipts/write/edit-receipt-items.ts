import type { receipts } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { refuseTooBig } from './check-fields.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { receiptItemOf } from '../read/present-receipt.ts';
import type { ReceiptFacts } from '../read/receipts.db.ts';
import { lockOwnDraft } from '../read/receipts.policy.ts';
import {
  addItems,
  changeItem,
  itemsOfReceipt,
  receiptOfItem,
  removeItem,
  sumUp,
} from '../read/write-receipt.db.ts';

const mostItems = 50;

/** An item of a draft of one's own, and the draft it belongs to. */
async function ownItem({ db, caller }: Ctx, id: string) {
  const of = await receiptOfItem(db, id);
  if (!of) throw notFound();
  const draft = await lockOwnDraft(db, caller, of.receiptId);
  const item = (await itemsOfReceipt(db, draft.id)).find((one) => one.id === id);
  if (!item) throw notFound();
  return { draft, item };
}

async function itemNow(
  { db }: Ctx,
  { receiptId, itemId }: { receiptId: string; itemId: string | undefined },
) {
  const item = (await itemsOfReceipt(db, receiptId)).find(({ id }) => id === itemId);
  if (!item) throw notFound();
  return receiptItemOf(item);
}

const note = ({ db, caller, now }: Ctx, draft: ReceiptFacts, caption: string, said: object) =>
  noteReceipt(db, draft, caption, { ...said, actorId: caller.personId, at: now() });

export const addReceiptItem: Handler<typeof receipts.addReceiptItem> = async ({ params, body }, ctx) => {
  const draft = await lockOwnDraft(ctx.db, ctx.caller, params.n);
  if (draft.items >= mostItems) {
    throw new AppError('invalid', {
      fields: [{ path: 'items', code: 'too_big', params: { max: mostItems } }],
    });
  }
  const [itemId] = await addItems(ctx.db, draft.id, [body]);
  refuseTooBig(await sumUp(ctx.db, draft.id), 'unitPriceMinor');
  await note(ctx, draft, 'receipt_item_added', { after: body });
  return itemNow(ctx, { receiptId: draft.id, itemId });
};

export const editReceiptItem: Handler<typeof receipts.editReceiptItem> = async (
  { params, body, request },
  ctx,
) => {
  const { draft, item } = await ownItem(ctx, params.id);
  requireVersion(request, item.version, receiptItemOf(item));
  const { description, quantity, unitPriceMinor, vatRate } = { ...item, ...body };
  await changeItem(ctx.db, item.id, {
    description,
    quantity,
    unitPriceMinor,
    vatRate,
  });
  refuseTooBig(await sumUp(ctx.db, draft.id), 'unitPriceMinor');
  await note(ctx, draft, 'receipt_item_edited', {
    before: Object.fromEntries(Object.keys(body).map((name) => [name, item[name as keyof typeof body]])),
    after: body,
  });
  return itemNow(ctx, { receiptId: draft.id, itemId: item.id });
};

export const deleteReceiptItem: Handler<typeof receipts.deleteReceiptItem> = async ({ params }, ctx) => {
  const { draft, item } = await ownItem(ctx, params.id);
  await removeItem(ctx.db, item.id);
  await sumUp(ctx.db, draft.id);
  await note(ctx, draft, 'receipt_item_deleted', { before: { description: item.description } });
};
