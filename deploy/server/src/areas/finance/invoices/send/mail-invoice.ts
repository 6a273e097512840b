import type { Language } from '@callboard/contract';
import type { Ctx } from '#platform/http/handler.ts';
import { invoiceFile } from '../paper/invoice-file.ts';
import { invoiceMail } from './invoice-mail.ts';
import type { InvoiceFacts } from '../invoice/invoices.db.ts';
import { noteInvoice } from '../invoice/note-invoice.ts';
import { owedOf } from '../read/present-invoice.ts';
import { noteSent } from '../invoice/write-invoice.db.ts';

type MailInvoiceCtx = Pick<Ctx, 'db' | 'files' | 'mail' | 'now' | 'outside'> & {
  tenant: { readonly name: string };
};
type Wanted = {
  to: readonly string[];
  language: Language;
  message: string;
  reminder: boolean;
  /** Nobody where the server reminds. */
  actorId: string | null;
};

/** Mails an invoice or a reminder of it, and notes it; both, or neither, in the transaction behind `db`. */
export async function mailInvoice(ctx: MailInvoiceCtx, invoice: InvoiceFacts, wanted: Wanted): Promise<void> {
  const { db, files, mail, now, outside } = ctx;
  const { id, companyId } = invoice;
  const { to, language, message, reminder, actorId } = wanted;
  const file = await invoiceFile(ctx, invoice, { format: 'facturX', language });
  const { write, facts, name, type, seller } = file;
  const { name: content } = await outside(`invoice ${facts}`, async () => files.put(await write()));
  const about = { language, seller: seller.name, owed: owedOf(invoice), message, reminder };
  const written = invoiceMail(invoice, about);
  for (const address of to)
    await mail.send({ ...written, to: address, attachments: [{ name, type, content }] });
  const at = now();
  await noteSent(db, { id, to, language, reminder, at });
  await noteInvoice(db, { id, companyId }, reminder ? 'invoice_reminded' : 'invoice_sent', {
    actorId,
    after: { recipients: to.length, language },
    at,
  });
}
