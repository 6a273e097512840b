import * as z from 'zod/mini';
import { office, person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import {
  currency,
  historyRow,
  knownCurrency,
  linkedDocument,
  moneyItem,
  newDocument,
  sensibleDay,
  vatSum,
} from '../finance/finance.shapes.ts';
import { day, id, instant, language, listOf, paging } from '../../endpoint/shapes.ts';
import { invoiceProposal, projectToInvoice } from './invoice-proposal.shapes.ts';
import { invoiceItem } from './invoice-item.shapes.ts';
import { invoiceFormat, invoiceRow, invoiceStatus } from './invoices.shapes.ts';

const reader = person.with('invoices');
const editor = office.with('invoices', 'EDIT');
const bundle = 'finance';

const invoice = z.extend(invoiceRow, {
  comment: z.string(),
  createdAt: instant,
  creditNote: z.boolean(),
  /** The invoice that this credit note takes back, and the credit note that takes this invoice back. */
  credits: z.nullable(z.object({ id, number: z.string() })),
  creditedBy: z.nullable(z.object({ id, number: z.string() })),
  /** After the due date, for an overdue one. */
  daysOverdue: z.number(),
  itemList: z.array(invoiceItem),
  vat: z.array(vatSum),
  documentList: z.array(linkedDocument),
  /** Parts that were paid, in the order of their days. */
  payments: z.array(z.object({ id, paidOn: day, amountMinor: z.number() })),
  /** When and to whom it was mailed last. */
  sent: z.nullable(z.object({ at: instant, to: z.array(z.string()) })),
  reminded: z.nullable(z.object({ at: instant, times: z.number() })),
  /** Whether it is reminded of without anybody's doing once it is overdue, and when next; clients are not told. */
  overdueReminders: z.object({ on: z.boolean(), next: z.nullable(day) }),
  /** Addresses of the contacts of the company, for those who may send it. */
  recipients: z.array(z.string()),
  may: z.object({
    pay: z.boolean(),
    /** To mail it, and to remind of it. */
    send: z.boolean(),
    remind: z.boolean(),
    /** As long as a reminder is to come. */
    switchReminders: z.boolean(),
    credit: z.boolean(),
    addDocument: z.boolean(),
    /** As PDF and as data: its seller is known and its sums are those of its items. */
    download: z.boolean(),
  }),
});

const filters = {
  state: z.optional(invoiceStatus),
  companyId: z.optional(id),
  projectId: z.optional(id),
  from: z.optional(day),
  to: z.optional(day),
  q: z.optional(z.string().check(z.maxLength(100))),
};

export const invoices = {
  invoices: endpoint({
    method: 'GET',
    path: '/invoices',
    about:
      'Invoices, newest first; clients see those of their companies. `open` sums up what is not paid, for each currency.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...paging, ...filters }),
    answer: z.extend(listOf(invoiceRow), {
      open: z.array(z.object({ currency, gross: z.number(), overdue: z.number(), count: z.number() })),
    }),
    source: 'spec',
  }),
  exportInvoices: endpoint({
    method: 'GET',
    path: '/invoices/export',
    about: 'Invoices as CSV: the filters of the list, separators of the language, columns named as here.',
    allow: reader,
    bundle,
    query: z.strictObject({ ...filters, language: z.optional(language) }),
    answer: 'file',
    source: 'addition',
    dangerous: true,
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/invoices/{n}',
    about: 'One invoice, by number or id, with items, VAT and documents.',
    allow: reader,
    bundle,
    answer: invoice,
    source: 'spec',
  }),
  downloadInvoice: endpoint({
    method: 'GET',
    path: '/invoices/{n}/download',
    about:
      'An invoice by EN 16931 for programs: `facturX` is a PDF with the data in it, `cii` the data as XML.',
    allow: reader,
    bundle,
    query: z.strictObject({ format: invoiceFormat, language: z.optional(language) }),
    answer: 'file',
    errors: ['wrong_state'],
    source: 'addition',
    dangerous: true,
  }),
  addInvoice: endpoint({
    method: 'POST',
    path: '/invoices',
    about: 'Writes an invoice; a negative price makes a credit note. Prices are without VAT.',
    allow: editor,
    bundle,
    body: z.strictObject({
      companyId: id,
      projectId: z.optional(z.nullable(id)),
      invoiceDate: sensibleDay,
      dueDate: sensibleDay,
      currency: knownCurrency,
      comment: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
      items: z
        .array(
          z.strictObject({
            ...moneyItem,
            unitPriceMinor: z.number().check(z.int(), z.gte(-99_999_999), z.lte(99_999_999)),
            /** Positions whose signed-off hours it is made of; no other invoice has them. */
            crewItemIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(1_000))),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    answer: invoice,
    source: 'spec',
    dangerous: true,
  }),
  projectsToInvoice: endpoint({
    method: 'GET',
    path: '/projectsToInvoice',
    about: 'Projects with signed-off hours that stand on no invoice yet, the oldest hours first.',
    allow: editor,
    bundle,
    query: z.strictObject({ ...paging, companyId: z.optional(id) }),
    answer: listOf(projectToInvoice),
    source: 'addition',
  }),
  invoiceProposal: endpoint({
    method: 'GET',
    path: '/projects/{n}/invoiceProposal',
    about:
      'What an invoice of a project is made of: signed-off hours that stand on none yet, with the prices of its rate card.',
    allow: editor,
    bundle,
    query: z.strictObject({ currency: z.optional(knownCurrency) }),
    answer: invoiceProposal,
    source: 'addition',
  }),
  creditInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{n}/credit',
    about:
      'Takes an invoice back by a credit note over all of it; its hours can be invoiced again. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
    answer: invoice,
    errors: ['wrong_state', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  payInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{n}/paid',
    about:
      'Marks an invoice as paid on a day; without a day it is not paid. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    body: z.strictObject({ paidDate: z.nullable(day) }),
    answer: invoice,
    errors: ['conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  addInvoicePayment: endpoint({
    method: 'POST',
    path: '/invoices/{n}/payments',
    about:
      'Notes a part that was paid; the part that completes the invoice makes it paid on its day. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    body: z.strictObject({ paidOn: day, amountMinor: z.number().check(z.int(), z.gte(1)) }),
    answer: invoice,
    errors: ['wrong_state', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  removeInvoicePayment: endpoint({
    method: 'DELETE',
    path: '/invoices/{n}/payments/{paymentId}',
    about: 'Takes back a part that was not paid. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    answer: invoice,
    errors: ['conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  sendInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{n}/send',
    about:
      'Mails an invoice as a PDF with the data in it (Factur-X), or reminds of an overdue one with it. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    body: z.strictObject({
      to: z.array(z.email().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
      language: z.optional(language),
      message: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
      reminder: z.optional(z.boolean()),
      /** Of an invoice: whether reminders are mailed to the same addresses once it is overdue. */
      remindOverdue: z.optional(z.boolean()),
    }),
    answer: invoice,
    errors: ['wrong_state', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  switchInvoiceReminders: endpoint({
    method: 'POST',
    path: '/invoices/{n}/reminders',
    about:
      'Switches the reminders on or off that are mailed once an invoice is overdue. `If-Match` is the version that was read.',
    allow: editor,
    bundle,
    body: z.strictObject({ on: z.boolean() }),
    answer: invoice,
    errors: ['wrong_state', 'conflict', 'precondition_required'],
    source: 'addition',
    dangerous: true,
  }),
  invoiceItems: endpoint({
    method: 'GET',
    path: '/invoices/{n}/items',
    about: 'Items of an invoice.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(invoiceItem),
    source: 'spec',
  }),
  invoiceDocuments: endpoint({
    method: 'GET',
    path: '/invoices/{n}/documents',
    about: 'Documents of an invoice, with addresses.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
  addInvoiceDocument: endpoint({
    method: 'POST',
    path: '/invoices/{id}/documents',
    about: 'Adds a PDF or a picture, from `POST /uploads`.',
    allow: editor,
    bundle,
    body: newDocument,
    answer: linkedDocument,
    errors: ['unsupported_file'],
    source: 'spec',
    dangerous: true,
  }),
  invoiceActivities: endpoint({
    method: 'GET',
    path: '/invoices/{n}/activities',
    about: 'History of an invoice, newest first.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(historyRow),
    source: 'spec',
  }),
};
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceItem = z.infer<typeof invoiceItem>;
