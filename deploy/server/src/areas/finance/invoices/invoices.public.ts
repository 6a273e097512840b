/** What other areas use of invoices. */
export { invoicesOf } from './invoice/invoices.db.ts';
export { invoiceRowOf } from './read/present-invoice.ts';
export { sellerOfInvoices } from './invoice/invoice-parties.db.ts';
export type { Seller } from './invoice/invoice-parties.db.ts';
export { invoices } from './read/invoices.ts';
export { stopRemindersTo } from './send/stop-reminders-to.ts';
