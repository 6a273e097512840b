import type { invoices as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportInvoices } from './read/export-invoices.ts';
import { downloadInvoice } from './paper/download-invoice.ts';
import { addInvoiceDocument } from './write/add-invoice-document.ts';
import { addInvoice } from './write/add-invoice.ts';
import { invoice, invoiceActivities, invoiceDocuments, invoiceItems } from './read/invoice.ts';
import { invoices } from './read/invoices.ts';
import { creditInvoice } from './write/credit-invoice.ts';
import { invoiceProposal, projectsToInvoice } from './write/invoice-proposal.ts';
import { addInvoicePayment, removeInvoicePayment } from './write/pay-in-parts.ts';
import { payInvoice } from './write/pay-invoice.ts';
import { sendInvoice } from './send/send-invoice.ts';
import { switchInvoiceReminders } from './send/switch-invoice-reminders.ts';

export const invoicesRoutes: AreaRoutes<typeof contract> = {
  invoices,
  exportInvoices,
  invoice,
  downloadInvoice,
  addInvoice,
  projectsToInvoice,
  invoiceProposal,
  creditInvoice,
  payInvoice,
  addInvoicePayment,
  removeInvoicePayment,
  sendInvoice,
  switchInvoiceReminders,
  invoiceItems,
  invoiceDocuments,
  addInvoiceDocument,
  invoiceActivities,
};
