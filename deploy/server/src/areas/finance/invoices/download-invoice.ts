import type { invoices } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fileNamed } from '../../../platform/http/file-named.ts';
import { FileReply } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { languageOf, tenantZone } from '../../account/settings/settings.public.ts';
import { eInvoiceOf, fitsEInvoice } from './e-invoice.ts';
import { buyerOfInvoice, sellerOfInvoices } from './invoice-parties.db.ts';
import { itemsOfInvoice } from './invoices.db.ts';
import { findVisibleInvoice } from './invoices.policy.ts';

export const downloadInvoice: Handler<typeof invoices.downloadInvoice> = async ({ params, query }, ctx) => {
  const { db, caller, tenant, now } = ctx;
  const invoice = await findVisibleInvoice(db, caller, params.n);
  const items = await itemsOfInvoice(db, invoice.id);
  const seller = await sellerOfInvoices(db);
  if (!fitsEInvoice(invoice, items, seller)) throw new AppError('wrong_state');
  const whole = { invoice, items, seller, buyer: await buyerOfInvoice(db, invoice.company_id) };
  // Both are large: they are loaded with the first invoice that somebody wants, not with the server.
  const { writeEInvoice } = await import('./write-e-invoice.ts');
  const bytes = await writeEInvoice(eInvoiceOf(whole), query.format, async () => {
    const { paperPdf } = await import('../../../platform/pdf/paper.ts');
    const { invoicePaper } = await import('./invoice-paper.ts');
    const language = query.language ?? (await languageOf(db, caller));
    const timeZone = await tenantZone(db);
    return paperPdf(invoicePaper(whole, { language, tenantName: tenant.name, madeAt: now(), timeZone }));
  });
  const pdf = query.format === 'facturX';
  const name = `${invoice.number}.${pdf ? 'pdf' : 'xml'}`;
  return new FileReply(bytes, pdf ? 'application/pdf' : 'application/xml', fileNamed('attachment', name));
};
