/** What other areas use of invoices. */
export { invoicesOf } from './invoices.db.ts';
export { invoiceRowOf } from './present-invoice.ts';
export { sellerOfInvoices } from './invoice-parties.db.ts';
export type { Seller } from './invoice-parties.db.ts';
export { invoices } from './invoices.ts';
export { stopRemindersTo } from './stop-reminders-to.ts';
