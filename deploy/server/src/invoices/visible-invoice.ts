import type { Db } from '../db/tables.ts';
import { companiesOfClient } from '../finance/finance-people.db.ts';
import { personOf } from '../http/person-of.ts';
import { notFound } from '../http/app-error.ts';
import type { Caller } from '../http/handler.ts';
import { invoiceBy } from './invoices.db.ts';
import type { InvoiceFacts } from './invoices.db.ts';

/** Office and planners see all; whoever else has the right sees those of the companies they speak for. */
export const companiesSeen = async (db: Db, caller: Caller): Promise<string[] | null> =>
  caller.roles.includes('office') || caller.roles.includes('planner')
    ? null
    : companiesOfClient(db, personOf(caller));

export async function visibleInvoice(db: Db, caller: Caller, key: string): Promise<InvoiceFacts> {
  const found = await invoiceBy(db, key, await companiesSeen(db, caller));
  if (!found) throw notFound();
  return found;
}
