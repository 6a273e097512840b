import type { invoices } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { findVisibleInvoice, lockVisibleInvoice } from '../invoice/invoices.policy.ts';
import { noteInvoice } from '../invoice/note-invoice.ts';
import { awaitsReminders } from '../invoice/overdue-reminders.ts';
import { invoiceRowOf, wholeInvoice } from '../read/present-invoice.ts';
import { setRemindOverdue } from '../invoice/write-invoice.db.ts';

export const switchInvoiceReminders: Handler<typeof invoices.switchInvoiceReminders> = async (
  { params, body: { on }, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const invoice = await lockVisibleInvoice(db, caller, params.n);
  const { id, companyId } = invoice;
  // Said twice, it is so all the same.
  if (invoice.remindOverdue === on) return wholeInvoice(invoice, ctx);
  const row = invoiceRowOf(invoice, await todayOfTenant(db, now()));
  requireVersion(request, invoice.version, row);
  if (!awaitsReminders(invoice)) throw new AppError('wrong_state', { params: { state: row.state } });
  await setRemindOverdue(db, id, on);
  await noteInvoice(db, { id, companyId }, on ? 'invoice_reminders_on' : 'invoice_reminders_off', {
    actorId: caller.personId,
    at: now(),
  });
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
