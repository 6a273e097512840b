import type { invoices } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { languageOf, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { findVisibleInvoice, lockVisibleInvoice } from '../invoice/invoices.policy.ts';
import { mailInvoice } from './mail-invoice.ts';
import { invoiceRowOf, mayRemind, wholeInvoice } from '../read/present-invoice.ts';
import { setRemindOverdue } from '../invoice/write-invoice.db.ts';

export const sendInvoice: Handler<typeof invoices.sendInvoice> = async ({ params, body, request }, ctx) => {
  const { db, caller, now, once, files, mail, tenant, outside } = ctx;
  const { message = '', reminder = false, remindOverdue } = body;
  const invoice = await lockVisibleInvoice(db, caller, params.n);
  const { id } = invoice;
  const row = invoiceRowOf(invoice, await todayOfTenant(db, now()));
  requireVersion(request, invoice.version, row);
  if (reminder && !mayRemind(invoice, row))
    throw new AppError('wrong_state', { params: { state: row.state } });
  const language = body.language ?? (await languageOf(db, caller));
  const to = [...new Set(body.to.map((address) => address.toLowerCase()))];
  const at = once('sent', now);
  await mailInvoice({ db, files, mail, tenant, outside, now: () => at }, invoice, {
    to,
    language,
    message,
    reminder,
    actorId: caller.personId,
  });
  if (!reminder && remindOverdue !== undefined) await setRemindOverdue(db, id, remindOverdue);
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
