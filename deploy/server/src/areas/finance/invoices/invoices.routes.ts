import type { invoices as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { exportInvoices } from './export-invoices.ts';
import { downloadInvoice } from './download-invoice.ts';
import { addInvoiceDocument } from './add-invoice-document.ts';
import { addInvoice } from './add-invoice.ts';
import { invoice, invoiceActivities, invoiceDocuments, invoiceItems } from './invoice.ts';
import { invoices } from './invoices.ts';
import { creditInvoice } from './credit-invoice.ts';
import { invoiceProposal, projectsToInvoice } from './invoice-proposal.ts';
import { addInvoicePayment, removeInvoicePayment } from './pay-in-parts.ts';
import { payInvoice } from './pay-invoice.ts';
import { sendInvoice } from './send-invoice.ts';
import { switchInvoiceReminders } from './switch-invoice-reminders.ts';

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
