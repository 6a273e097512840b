import { infinite, query } from '@callboard/client';
import { companies } from '@callboard/contract';
import { pages, readable } from '../base/projects.queries.ts';

export const companySettingsQuery = (id: string) =>
  query(companies.companySettings, { params: { id }, query: { limit: 1, page: 1 } }, readable);
export const companyProjectsQuery = (id: string) =>
  infinite(companies.companyProjects, { params: { id }, query: pages }, readable);
export const companyDocumentsQuery = (id: string) =>
  infinite(companies.companyDocuments, { params: { id }, query: pages }, readable);
export const companyInvoicesQuery = (id: string) =>
  infinite(companies.companyInvoices, { params: { id }, query: pages }, readable);
export const companyReceiptsQuery = (id: string) =>
  infinite(companies.companyReceipts, { params: { id }, query: pages }, readable);
