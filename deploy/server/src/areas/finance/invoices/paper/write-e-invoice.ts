import { InvoiceService } from '@e-invoice-eu/core';
import type { Invoice as EInvoice } from '@e-invoice-eu/core';

const formats = { facturX: 'Factur-X-EN16931', cii: 'CII' } as const;

const silent = { log: () => {}, warn: () => {}, error: () => {} };
const service = new InvoiceService(silent);

/** An invoice as a file; the PDF that people read is asked for only where the data goes into it. */
export async function writeEInvoice(
  invoice: EInvoice,
  format: keyof typeof formats,
  readPdf: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const number = invoice['ubl:Invoice']['cbc:ID'];
  const written = await service.generate(invoice, {
    format: formats[format],
    lang: 'en',
    noWarnings: true,
    ...(format === 'facturX' && {
      pdf: { buffer: await readPdf(), filename: `${number}.pdf`, mimetype: 'application/pdf' },
    }),
  });
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
}
