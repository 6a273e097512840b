import type { companies } from '@callboard/contract';
import type { InvoiceState } from '@callboard/domain';
import type { Ctx, Handler } from '../http/handler.ts';
import { viewerOf } from '../projects/viewer.ts';
import { todayOfTenant } from '../settings/today.ts';
import { seenCompany } from './companies.db.ts';
import { invoiceRows } from './linked-invoices.db.ts';
import { listOfInvoices } from './present-rows.ts';

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
  const { id } = await seenCompany(ctx.db, viewerOf(ctx.caller), params.id);
  return invoices(ctx, id, query);
};

export const companiesInvoices: Handler<typeof companies.companiesInvoices> = ({ query }, ctx) =>
  invoices(ctx, undefined, query);
