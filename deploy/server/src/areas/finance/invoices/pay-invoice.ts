import type { invoices } from '@callboard/contract';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { noteInvoice } from './note-invoice.ts';
import { invoiceRowOf, wholeInvoice } from './present-invoice.ts';
import { findVisibleInvoice } from './invoices.policy.ts';
import { lockInvoiceRow, setPaid } from './write-invoice.db.ts';

export const payInvoice: Handler<typeof invoices.payInvoice> = async ({ params, body, request }, ctx) => {
  const { db, caller, now } = ctx;
  const { id } = await findVisibleInvoice(db, caller, params.n);
  await lockInvoiceRow(db, id);
  const invoice = await findVisibleInvoice(db, caller, id);
  const today = await todayOfTenant(db, now());
  // Said twice, it is paid on that day all the same.
  if (invoice.paid_date === body.paidDate) return wholeInvoice(invoice, ctx);
  requireVersion(request, invoice.version, invoiceRowOf(invoice, today));
  if (body.paidDate !== null && body.paidDate > today) {
    throw new AppError('invalid', { fields: [{ path: 'paidDate', code: 'in_the_future' }] });
  }
  if (body.paidDate !== null && body.paidDate < invoice.invoice_date) {
    throw new AppError('invalid', { fields: [{ path: 'paidDate', code: 'too_long_ago' }] });
  }
  await setPaid(db, id, body.paidDate);
  await noteInvoice(
    db,
    { id, companyId: invoice.company_id },
    body.paidDate === null ? 'invoice_not_paid' : 'invoice_paid',
    {
      actorId: caller.personId,
      before: { paidDate: invoice.paid_date },
      after: { paidDate: body.paidDate },
      at: now(),
    },
  );
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
