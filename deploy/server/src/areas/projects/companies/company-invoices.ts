import type { companies } from '@callboard/contract';
import type { InvoiceState } from '@callboard/domain';
import type { Ctx, Handler } from '../../../platform/http/handler.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { findVisibleCompany } from './companies.db.ts';
import { invoiceRows, listOfInvoices } from '../linked-papers/linked-papers.public.ts';

type Query = { limit: number; page: number; state?: InvoiceState | undefined };

async function invoices({ db, caller, now }: Ctx, companyId: string | undefined, query: Query) {
  const today = await todayOfTenant(db, now());
  return listOfInvoices(
    await invoiceRows(db, viewerOf(caller), { ...query, companyId, today }),
    today,
    query,
  );
}

export const companyInvoices: Handler<typeof companies.companyInvoices> = async ({ params, query }, ctx) => {
  const { id } = await findVisibleCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return invoices(ctx, id, query);
};

export const companiesInvoices: Handler<typeof companies.companiesInvoices> = ({ query }, ctx) =>
  invoices(ctx, undefined, query);
