import { infinite, query } from '@callboard/client';
import { companies, invoices, projects } from '@callboard/contract';
import type { InvoiceState } from '@callboard/domain';
import { listed, rowsPerPage } from './finance.queries.ts';

const readable = { meta: { offline: true } };

export type InvoiceFilter = {
  readonly state?: InvoiceState | undefined;
  readonly companyId?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
export const invoiceFilter = ({ state, companyId, q, from, to }: InvoiceFilter) => ({
  ...(state && { state }),
  ...(companyId && { companyId }),
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
});
export const invoicesQuery = (filter: InvoiceFilter = {}) =>
  infinite(invoices.invoices, { query: { limit: rowsPerPage, ...invoiceFilter(filter) } }, listed);
export const invoiceQuery = (n: string) => query(invoices.invoice, { params: { n } }, readable);
export const invoiceHistoryQuery = (n: string) =>
  query(invoices.invoiceActivities, { params: { n }, query: { limit: 1000, page: 1 } }, readable);

export const projectInvoicesQuery = (number: string) =>
  query(projects.projectInvoices, { params: { number }, query: { limit: 1000, page: 1 } }, readable);

const whole = { limit: 1000, page: 1 } as const;
export const companiesQuery = query(companies.companies, { query: { ...whole, active: 'true' } });
export const companyProjectsQuery = (id: string) =>
  query(companies.companyProjects, { params: { id }, query: whole });

/** Projects with hours that stand on no invoice; of one company, where it is chosen. */
export const projectsToInvoiceQuery = (companyId: string) =>
  query(invoices.projectsToInvoice, { query: { limit: 50, page: 1, ...(companyId && { companyId }) } });
