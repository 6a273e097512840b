import type { BodyOf, receipts } from '@callboard/contract';
import {
  linkedDocumentRows,
  linkUpload,
  unlinkDocument,
  linkedDocumentOf,
} from '../../finance/finance.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { noteReceipt } from '../read/note-receipt.ts';
import { lockOwnDraft, findVisibleReceipt } from '../read/receipts.policy.ts';
import { changeReceipt } from '../read/write-receipt.db.ts';

const photo = { id: 'receiptPhoto', caption: 'Receipt' };

export const receiptDocuments: Handler<typeof receipts.receiptDocuments> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleReceipt(ctx.db, ctx.caller, params.n);
  const rows = await linkedDocumentRows(ctx.db, 'receipt', id);
  const from = offsetOf(query);
  const items = rows.slice(from, from + query.limit).map((row) => linkedDocumentOf(row, ctx));
  return listOf(items, rows.length, query);
};

type Draft = { readonly id: string; readonly personId: string };
type NewDocument = BodyOf<typeof receipts.addReceiptDocument>;

/** Makes an upload a document of a draft. */
export const linkPhoto = (ctx: Ctx, draft: Draft, document: NewDocument, rank: number) =>
  linkUpload(ctx, {
    ...document,
    kind: 'receipt',
    subjectId: draft.id,
    type: photo,
    ownerId: draft.personId,
    createdBy: draft.personId,
    rank,
  });

export const addReceiptDocument: Handler<typeof receipts.addReceiptDocument> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const draft = await lockOwnDraft(db, caller, params.n);
  const { id, name } = await linkPhoto(ctx, draft, body, draft.documents);
  await changeReceipt(db, draft.id, {});
  await noteReceipt(db, draft, 'receipt_document_added', {
    actorId: caller.personId,
    after: { name },
    at: now(),
  });
  const added = (await linkedDocumentRows(db, 'receipt', draft.id)).find((row) => row.id === id);
  if (!added) throw notFound();
  return linkedDocumentOf(added, ctx);
};

export const deleteReceiptDocument: Handler<typeof receipts.deleteReceiptDocument> = async (
  { params },
  { db, caller, now },
) => {
  const draft = await lockOwnDraft(db, caller, params.n);
  const rows = await linkedDocumentRows(db, 'receipt', draft.id);
  const document = rows.find(({ id }) => id === params.documentId);
  if (!document) throw notFound();
  await unlinkDocument(db, { kind: 'receipt', subjectId: draft.id, documentId: document.id });
  await changeReceipt(db, draft.id, {});
  await noteReceipt(db, draft, 'receipt_document_deleted', {
    actorId: caller.personId,
    before: { name: document.name },
    at: now(),
  });
};
