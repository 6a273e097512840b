import type { companies } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { findVisibleCompany } from './companies.db.ts';
import { linkedInvoices } from '../linked-papers/linked-papers.public.ts';

export const companyInvoices: Handler<typeof companies.companyInvoices> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return linkedInvoices(ctx, { ...query, companyId: id });
};

export const companiesInvoices: Handler<typeof companies.companiesInvoices> = ({ query }, ctx) =>
  linkedInvoices(ctx, query);
