import type { invoices } from '@callboard/contract';
import { addDays, daysBetween } from '@callboard/domain';
import { AppError } from '../../../platform/errors/app-error.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { freeHours } from './invoiced-hours.db.ts';
import { itemsOfInvoice } from './invoices.db.ts';
import { findVisibleInvoice, lockVisibleInvoice } from './invoices.policy.ts';
import { finishUnpaidTodo, noteInvoice } from './note-invoice.ts';
import { invoiceRowOf, mayCredit, wholeInvoice } from './present-invoice.ts';
import { addInvoiceRow } from './write-invoice.db.ts';

/** A credit note asks for the same items with the opposite sign, and is due after as many days. */
export const creditInvoice: Handler<typeof invoices.creditInvoice> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const invoice = await lockVisibleInvoice(db, caller, params.n);
  const { id } = invoice;
  const at = now();
  const today = await todayOfTenant(db, at);
  if (!mayCredit(invoice)) throw new AppError('wrong_state', { params: { state: 'credited' } });
  requireVersion(request, invoice.version, invoiceRowOf(invoice, today));
  const items = await itemsOfInvoice(db, id);
  const credit = await addInvoiceRow(
    db,
    {
      company_id: invoice.company_id,
      project_id: invoice.project_id,
      invoice_date: today,
      due_date: addDays(today, daysBetween(invoice.invoice_date, invoice.due_date)),
      currency: invoice.currency,
      net_minor: -invoice.net_minor,
      gross_minor: -invoice.gross_minor,
      comment: body.reason,
      created_at: at,
      credits_id: id,
    },
    items.map(({ description, quantity, unitPriceMinor, vatRate }) => ({
      description,
      quantity,
      unitPriceMinor: -unitPriceMinor,
      vatRate,
    })),
  );
  await freeHours(db, id);
  const made = await findVisibleInvoice(db, caller, credit);
  const about = { companyId: invoice.company_id };
  const said = { actorId: caller.personId, at };
  await noteInvoice(db, { ...about, id }, 'invoice_credited', {
    ...said,
    after: { number: made.number, reason: body.reason },
  });
  await finishUnpaidTodo(db, id, { by: personOf(caller), at });
  await noteInvoice(db, { ...about, id: credit }, 'invoice_created', {
    ...said,
    after: { net: made.net_minor, gross: made.gross_minor },
  });
  return wholeInvoice(made, ctx);
};
