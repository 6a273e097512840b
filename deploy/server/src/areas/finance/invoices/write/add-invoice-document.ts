import type { invoices } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { linkedDocumentRows, linkUpload, linkedDocumentOf } from '../../finance/finance.public.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteInvoice } from '../invoice/note-invoice.ts';
import { findVisibleInvoice } from '../invoice/invoices.policy.ts';

const paper = { id: 'invoiceDocument', caption: 'Invoice' };

export const addInvoiceDocument: Handler<typeof invoices.addInvoiceDocument> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const invoice = await findVisibleInvoice(db, caller, params.id);
  const { id, name } = await linkUpload(ctx, {
    ...body,
    kind: 'invoice',
    subjectId: invoice.id,
    type: paper,
    ownerId: null,
    createdBy: personOf(caller),
    rank: invoice.documents,
  });
  await noteInvoice(db, { id: invoice.id, companyId: invoice.companyId }, 'invoice_document_added', {
    actorId: caller.personId,
    after: { name },
    at: now(),
  });
  const added = (await linkedDocumentRows(db, 'invoice', invoice.id)).find((row) => row.id === id);
  if (!added) throw notFound();
  return linkedDocumentOf(added, ctx);
};
