import * as z from 'zod/mini';
import type { Allow } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { invoiceRow, invoiceStatus } from '../../finance/invoices/invoices.shapes.ts';
import { receiptRow } from '../../finance/receipts/receipts.shapes.ts';
import { exportRow } from '../exports/export-row.ts';
import { id, listOf, paging } from '../../endpoint/shapes.ts';
import {
  business,
  inside,
  linkedDocument,
  named,
  projectRow,
  rateCardRow,
  search,
  workDay,
} from '../rows.ts';

const need = (allow: Allow, ...rights: NonNullable<Allow['rights']>[number][]): Allow => ({
  ...allow,
  rights,
});

const companyRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  currency: z.string(),
  /** Within so many days it pays, where that is agreed. */
  paymentDays: z.nullable(z.number()),
  active: z.boolean(),
  projects: z.number(),
  openProjects: z.number(),
});

const receipts = {
  method: 'GET',
  allow: need(inside, ['receipts', 'READ']),
  bundle: 'finance',
  query: z.strictObject(paging),
  answer: listOf(receiptRow),
  source: 'spec',
} as const;

const invoices = {
  method: 'GET',
  allow: need(business, ['invoices', 'READ']),
  bundle: 'finance',
  query: z.strictObject({ ...paging, state: z.optional(invoiceStatus) }),
  answer: listOf(invoiceRow),
  source: 'spec',
} as const;

const companyProjects = {
  method: 'GET',
  allow: need(business, ['projects', 'READ']),
  bundle: ['projects', 'finance'],
  query: z.strictObject({ ...paging, closed: z.optional(z.enum(['true', 'false'])), q: search }),
  answer: listOf(projectRow),
  source: 'spec',
} as const;

const rateCards = {
  method: 'GET',
  allow: need(business, ['rateCards', 'READ']),
  bundle: 'projects',
  query: z.strictObject({ ...paging, on: z.optional(workDay) }),
  answer: listOf(rateCardRow),
  source: 'spec',
} as const;

const settings = {
  method: 'GET',
  allow: business,
  bundle: 'projects',
  query: z.strictObject(paging),
  answer: listOf(
    z.object({ company: named, currency: z.string(), settings: z.record(z.string(), z.unknown()) }),
  ),
  source: 'spec',
} as const;

const receiptTemplates = {
  method: 'GET',
  allow: need(inside, ['receipts', 'READ']),
  bundle: 'finance',
  query: z.strictObject(paging),
  answer: listOf(
    z.object({
      id,
      caption: z.string(),
      company: named,
      receiptTypeId: id,
      currency: z.string(),
      items: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
  source: 'spec',
} as const;

const documents = {
  method: 'GET',
  allow: need(business, ['projectAttachments', 'READ']),
  bundle: 'projects',
  query: z.strictObject({ ...paging, q: search }),
  answer: listOf(linkedDocument),
  source: 'spec',
} as const;

export const companies = {
  companies: endpoint({
    method: 'GET',
    path: '/companies',
    about: 'Companies by name; a client sees the own ones.',
    allow: business,
    bundle: ['projects', 'finance'],
    query: z.strictObject({ ...paging, q: search, active: z.optional(z.enum(['true', 'false'])) }),
    answer: listOf(companyRow),
    source: 'spec',
  }),
  company: endpoint({
    method: 'GET',
    path: '/companies/{id}',
    about: 'One company with its address, client marks and counts.',
    allow: business,
    bundle: 'projects',
    answer: z.extend(companyRow, {
      version: z.number(),
      street: z.string(),
      zip: z.string(),
      email: z.string(),
      phone: z.string(),
      vatNumber: z.string(),
      clientMarks: z.array(z.object({ id, caption: z.string() })),
      contacts: z.number(),
      rateCards: z.number(),
      documents: z.number(),
    }),
    source: 'spec',
  }),
  companyReceipts: endpoint({
    ...receipts,
    path: '/companies/{id}/receipts',
    about: 'Receipts that were made out to a company.',
  }),
  companiesReceipts: endpoint({
    ...receipts,
    path: '/companies/receipts',
    about: 'Receipts of all companies.',
  }),
  companyInvoices: endpoint({
    ...invoices,
    path: '/companies/{id}/invoices',
    about: 'Invoices of a company, newest first.',
  }),
  companiesInvoices: endpoint({
    ...invoices,
    path: '/companies/invoices',
    about: 'Invoices of all companies that the caller sees.',
  }),
  companyProjects: endpoint({
    ...companyProjects,
    path: '/companies/{id}/projects',
    about: 'Projects of a company, newest first.',
  }),
  companiesProjects: endpoint({
    ...companyProjects,
    path: '/companies/projects',
    about: 'Projects of all companies that the caller sees.',
  }),
  companyRateCards: endpoint({
    ...rateCards,
    path: '/companies/{id}/rateCards',
    about: 'Rate cards of a company; `on` leaves out what is not valid that day.',
  }),
  companiesRateCards: endpoint({
    ...rateCards,
    path: '/companies/rateCards',
    about: 'Rate cards of all companies that the caller sees.',
  }),
  companySettings: endpoint({
    ...settings,
    path: '/companies/{id}/settings',
    about: 'What is agreed with a company.',
  }),
  companiesSettings: endpoint({
    ...settings,
    path: '/companies/settings',
    about: 'What is agreed with each company that the caller sees.',
  }),
  companyReceiptTemplates: endpoint({
    ...receiptTemplates,
    path: '/companies/{id}/receiptTemplates',
    about: 'Receipts to begin from, of a company.',
  }),
  companiesReceiptTemplates: endpoint({
    ...receiptTemplates,
    path: '/companies/receiptTemplates',
    about: 'Receipts to begin from, of all companies.',
  }),
  companyDocuments: endpoint({
    ...documents,
    path: '/companies/{id}/documents',
    about: 'Documents of a company.',
  }),
  companiesDocuments: endpoint({
    ...documents,
    path: '/companies/documents',
    about: 'Documents of all companies that the caller sees.',
  }),
  companyClientMarks: endpoint({
    method: 'GET',
    path: '/companies/{id}/clientMarks',
    about: 'What a company calls its brands; a project is made for one of them.',
    allow: business,
    bundle: 'projects',
    query: z.strictObject(paging),
    answer: listOf(z.object({ id, caption: z.string(), projects: z.number() })),
    source: 'addition',
  }),
  exportCompanyCrewMembersDocuments: endpoint({
    method: 'POST',
    path: '/companies/{id}/exportCrewMembersDocuments',
    about: 'Begins an export of the proofs of everybody who works for a company.',
    allow: need(business, ['projectAttachments', 'READ']),
    bundle: 'projects',
    body: z.strictObject({ from: z.optional(workDay), to: z.optional(workDay) }),
    answer: exportRow,
    source: 'spec',
    dangerous: true,
  }),
};
export type CompanyRow = z.infer<typeof companyRow>;
export type Company = z.infer<typeof companies.company.answer>;
export type LinkedDocument = z.infer<typeof linkedDocument>;
