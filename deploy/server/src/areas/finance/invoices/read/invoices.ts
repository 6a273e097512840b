import type { invoices as contract } from '@callboard/contract';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { invoicesOf } from '../invoice/invoices.db.ts';
import { invoiceRowOf } from './present-invoice.ts';
import { visibleCompanyIds } from '../invoice/invoices.policy.ts';

export const invoices: Handler<typeof contract.invoices> = async ({ query }, { db, caller, now }) => {
  const today = await todayOfTenant(db, now());
  const companies = await visibleCompanyIds(db, caller);
  const { rows, total, open } = await invoicesOf(db, { ...query, companies, today });
  const items = rows.map((row) => invoiceRowOf(row, today));
  return { ...listOf(items, total, query), open };
};
