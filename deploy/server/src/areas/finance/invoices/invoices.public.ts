/** What other areas use of invoices. */
export { invoicesOf } from './invoices.db.ts';
export { invoiceRowOf } from './present-invoice.ts';
