import type { invoices } from '@callboard/contract';
import { historyOf, linkedDocumentOf, linkedDocumentRows } from '../../finance/finance.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { hoursOfInvoice } from '../invoice/invoiced-hours.db.ts';
import { itemsOfInvoice } from '../invoice/invoices.db.ts';
import { invoiceItemOf, wholeInvoice } from './present-invoice.ts';
import { findVisibleInvoice, seesAllInvoices } from '../invoice/invoices.policy.ts';

export const invoice: Handler<typeof invoices.invoice> = async ({ params }, ctx) =>
  wholeInvoice(await findVisibleInvoice(ctx.db, ctx.caller, params.n), ctx);

export const invoiceItems: Handler<typeof invoices.invoiceItems> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleInvoice(db, caller, params.n);
  const items = await itemsOfInvoice(db, id);
  const hours = await hoursOfInvoice(db, id);
  const from = offsetOf(query);
  const shown = items.slice(from, from + query.limit).map((item) => invoiceItemOf(item, hours));
  return listOf(shown, items.length, query);
};

export const invoiceDocuments: Handler<typeof invoices.invoiceDocuments> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleInvoice(ctx.db, ctx.caller, params.n);
  const rows = await linkedDocumentRows(ctx.db, 'invoice', id);
  const from = offsetOf(query);
  const items = rows.slice(from, from + query.limit).map((row) => linkedDocumentOf(row, ctx));
  return listOf(items, rows.length, query);
};

/** Clients are not told how long nobody reminds them. */
const officeCaptions = ['invoice_reminders_on', 'invoice_reminders_off', 'invoice_still_unpaid'];

export const invoiceActivities: Handler<typeof invoices.invoiceActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleInvoice(db, caller, params.n);
  const without = seesAllInvoices(caller) ? [] : officeCaptions;
  return historyOf(db, { kind: 'invoice', id }, { ...query, without });
};
