import type { companies as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { companies } from './companies.ts';
import { company, companyClientMarks } from './company.ts';
import { companiesDocuments, companyDocuments } from './company-documents.ts';
import { companiesInvoices, companyInvoices } from './company-invoices.ts';
import { companiesProjects, companyProjects } from './company-projects.ts';
import { companiesRateCards, companyRateCards } from './company-rate-cards.ts';
import {
  companiesReceipts,
  companiesReceiptTemplates,
  companyReceipts,
  companyReceiptTemplates,
} from './company-receipts.ts';
import { companiesSettings, companySettings } from './company-settings.ts';
import { exportCompanyCrewMembersDocuments } from './export-company.ts';

export const companiesRoutes: AreaRoutes<typeof contract> = {
  companies,
  company,
  companyReceipts,
  companiesReceipts,
  companyInvoices,
  companiesInvoices,
  companyProjects,
  companiesProjects,
  companyRateCards,
  companiesRateCards,
  companySettings,
  companiesSettings,
  companyReceiptTemplates,
  companiesReceiptTemplates,
  companyDocuments,
  companiesDocuments,
  companyClientMarks,
  exportCompanyCrewMembersDocuments,
};
