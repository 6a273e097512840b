import type { invoices } from '@callboard/contract';
import { addDays, daysBetween } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { freeHours } from '../invoice/invoiced-hours.db.ts';
import { itemsOfInvoice } from '../invoice/invoices.db.ts';
import { findVisibleInvoice, lockVisibleInvoice } from '../invoice/invoices.policy.ts';
import { finishUnpaidTodo, noteInvoice } from '../invoice/note-invoice.ts';
import { invoiceRowOf, mayCredit, wholeInvoice } from '../read/present-invoice.ts';
import { addInvoiceRow } from '../invoice/write-invoice.db.ts';

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
      companyId: invoice.companyId,
      projectId: invoice.projectId,
      invoiceDate: today,
      dueDate: addDays(today, daysBetween(invoice.invoiceDate, invoice.dueDate)),
      currency: invoice.currency,
      netMinor: -invoice.netMinor,
      grossMinor: -invoice.grossMinor,
      comment: body.reason,
      createdAt: at,
      creditsId: id,
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
  const about = { companyId: invoice.companyId };
  const said = { actorId: caller.personId, at };
  await noteInvoice(db, { ...about, id }, 'invoice_credited', {
    ...said,
    after: { number: made.number, reason: body.reason },
  });
  await finishUnpaidTodo(db, id, { by: personOf(caller), at });
  await noteInvoice(db, { ...about, id: credit }, 'invoice_created', {
    ...said,
    after: { net: made.netMinor, gross: made.grossMinor },
  });
  return wholeInvoice(made, ctx);
};
