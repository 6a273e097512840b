import type { InvoiceRow, ListOf } from '@callboard/contract';
import type { InvoiceState } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { canSeeCompany, viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { invoiceRowOf, invoicesOf } from '../../finance/invoices/invoices.public.ts';

type Wanted = {
  companyId?: string | undefined;
  projectId?: string | undefined;
  state?: InvoiceState | undefined;
  limit: number;
  page: number;
};

/** Invoices of the companies that the caller sees, as all lists of invoices show them. */
export async function linkedInvoices({ db, caller, now }: Ctx, wanted: Wanted): Promise<ListOf<InvoiceRow>> {
  const today = await todayOfTenant(db, now());
  const seen = canSeeCompany(viewerOf(caller), 'invoice.companyId');
  const { rows, total } = await invoicesOf(db, { ...wanted, companies: null, seen, today });
  return listOf(
    rows.map((row) => invoiceRowOf(row, today)),
    total,
    wanted,
  );
}
