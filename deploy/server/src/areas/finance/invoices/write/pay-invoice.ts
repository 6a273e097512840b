import type { invoices } from '@callboard/contract';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { personOf } from '#platform/http/person-of.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { finishUnpaidTodo, noteInvoice } from '../invoice/note-invoice.ts';
import { invoiceRowOf, wholeInvoice } from '../read/present-invoice.ts';
import { findVisibleInvoice, lockVisibleInvoice } from '../invoice/invoices.policy.ts';
import { removeLastPayment, setPaid } from '../invoice/write-invoice.db.ts';

type Between = { path: string; today: string; invoiceDate: string };

/** Nobody has paid tomorrow, nor before there was an invoice. */
export function refusePaidOn(day: string, { path, today, invoiceDate }: Between): void {
  if (day > today) throw new AppError('invalid', { fields: [{ path, code: 'in_the_future' }] });
  if (day < invoiceDate) throw new AppError('invalid', { fields: [{ path, code: 'too_long_ago' }] });
}

export const payInvoice: Handler<typeof invoices.payInvoice> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const invoice = await lockVisibleInvoice(db, caller, params.n);
  const { id } = invoice;
  const today = await todayOfTenant(db, now());
  // Said twice, it is paid on that day all the same.
  if (invoice.paidDate === body.paidDate) return wholeInvoice(invoice, ctx);
  requireVersion(request, invoice.version, invoiceRowOf(invoice, today));
  if (body.paidDate !== null)
    refusePaidOn(body.paidDate, { path: 'paidDate', today, invoiceDate: invoice.invoiceDate });
  // The part that completed it was not paid.
  if (body.paidDate === null && invoice.partsMinor > 0 && invoice.partsMinor === invoice.grossMinor)
    await removeLastPayment(db, id);
  const at = now();
  await setPaid(db, id, body.paidDate);
  await noteInvoice(
    db,
    { id, companyId: invoice.companyId },
    body.paidDate === null ? 'invoice_not_paid' : 'invoice_paid',
    {
      actorId: caller.personId,
      before: { paidDate: invoice.paidDate },
      after: { paidDate: body.paidDate },
      at,
    },
  );
  if (body.paidDate !== null) await finishUnpaidTodo(db, id, { by: personOf(caller), at });
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
