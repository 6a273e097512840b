import type { Language } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { tenantZone } from '../../../account/settings/settings.public.ts';
import { eInvoiceOf, fitsEInvoice } from './e-invoice.ts';
import { buyerOfInvoice, sellerOfInvoices } from '../invoice/invoice-parties.db.ts';
import { itemsOfInvoice } from '../invoice/invoices.db.ts';
import type { InvoiceFacts } from '../invoice/invoices.db.ts';

type Wanted = { format: 'facturX' | 'cii'; language: Language };

/**
 * An invoice as a PDF with the data in it or as the data alone, and who writes it. Everything is read; `write` needs no
 * database any more, and what it writes depends on `facts` alone.
 */
export async function invoiceFile(
  { db, tenant, now }: Pick<Ctx, 'db' | 'now'> & { tenant: { readonly name: string } },
  invoice: InvoiceFacts,
  { format, language }: Wanted,
) {
  const items = await itemsOfInvoice(db, invoice.id);
  const seller = await sellerOfInvoices(db);
  if (!fitsEInvoice(invoice, items, seller)) throw new AppError('wrong_state');
  const whole = { invoice, items, seller, buyer: await buyerOfInvoice(db, invoice.companyId) };
  const around = { language, tenantName: tenant.name, madeAt: now(), timeZone: await tenantZone(db) };
  const write = async () => {
    // Both are large: they are loaded with the first invoice that somebody wants, not with the server.
    const { writeEInvoice } = await import('./write-e-invoice.ts');
    return writeEInvoice(eInvoiceOf(whole), format, async () => {
      const { paperPdf } = await import('#platform/pdf/paper.ts');
      const { invoicePaper } = await import('./invoice-paper.ts');
      return paperPdf(invoicePaper(whole, around));
    });
  };
  const pdf = format === 'facturX';
  return {
    write,
    facts: JSON.stringify([whole, around, format]),
    name: `${invoice.number}.${pdf ? 'pdf' : 'xml'}`,
    type: pdf ? 'application/pdf' : 'application/xml',
    seller,
  };
}
