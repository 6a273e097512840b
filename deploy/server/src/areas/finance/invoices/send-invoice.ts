import type { invoices } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { languageOf, todayOfTenant } from '../../account/settings/settings.public.ts';
import { invoiceFile } from './invoice-file.ts';
import { invoiceMail } from './invoice-mail.ts';
import { findVisibleInvoice, lockVisibleInvoice } from './invoices.policy.ts';
import { noteInvoice } from './note-invoice.ts';
import { invoiceRowOf, mayRemind, wholeInvoice } from './present-invoice.ts';
import { noteSent } from './write-invoice.db.ts';

export const sendInvoice: Handler<typeof invoices.sendInvoice> = async ({ params, body, request }, ctx) => {
  const { db, caller, files, mail, now } = ctx;
  const { message = '', reminder = false } = body;
  const invoice = await lockVisibleInvoice(db, caller, params.n);
  const { id } = invoice;
  const row = invoiceRowOf(invoice, await todayOfTenant(db, now()));
  requireVersion(request, invoice.version, row);
  if (reminder && !mayRemind(invoice, row))
    throw new AppError('wrong_state', { params: { state: row.state } });
  const language = body.language ?? (await languageOf(db, caller));
  const { bytes, name, type, seller } = await invoiceFile(ctx, invoice, { format: 'facturX', language });
  const { name: content } = await files.put(bytes);
  const written = invoiceMail(invoice, { language, seller: seller.name, owed: row.owed, message, reminder });
  const to = [...new Set(body.to.map((address) => address.toLowerCase()))];
  for (const address of to)
    await mail.send({ ...written, to: address, attachments: [{ name, type, content }] });
  const at = now();
  await noteSent(db, { id, to, reminder, at });
  await noteInvoice(
    db,
    { id, companyId: invoice.company_id },
    reminder ? 'invoice_reminded' : 'invoice_sent',
    { actorId: caller.personId, after: { recipients: to.length, language }, at },
  );
  return wholeInvoice(await findVisibleInvoice(db, caller, id), ctx);
};
