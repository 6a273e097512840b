import type { Db } from '#platform/db/tables.ts';
import { companiesOfClient } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Caller } from '#platform/http/handler.ts';
import { invoiceBy, lockInvoiceRow } from './invoices.db.ts';
import type { InvoiceFacts } from './invoices.db.ts';

export const seesAllInvoices = ({ roles }: Caller): boolean =>
  roles.includes('office') || roles.includes('planner');

/** Office and planners see all, clients those of the companies they speak for; a right alone shows nobody's. */
export async function visibleCompanyIds(db: Db, caller: Caller): Promise<string[] | null> {
  if (seesAllInvoices(caller)) return null;
  return caller.roles.includes('client') ? companiesOfClient(db, personOf(caller)) : [];
}

export async function findVisibleInvoice(db: Db, caller: Caller, key: string): Promise<InvoiceFacts> {
  const found = await invoiceBy(db, key, await visibleCompanyIds(db, caller));
  if (!found) throw notFound();
  return found;
}

/** For one change at a time: as it stands once nobody else changes it. */
export async function lockVisibleInvoice(db: Db, caller: Caller, key: string): Promise<InvoiceFacts> {
  const { id } = await findVisibleInvoice(db, caller, key);
  await lockInvoiceRow(db, id);
  return findVisibleInvoice(db, caller, id);
}
