import type { QueryOf, payrolls as contract } from '@callboard/contract';
import { accountsFor } from '../../finance/finance.public.ts';
import { personOf } from '#platform/http/person-of.ts';
import type { Caller, Handler } from '#platform/http/handler.ts';
import { searching } from '#platform/db/list/search.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { payrollsOf } from './payrolls.db.ts';
import { payrollRowOf } from './present-payroll.ts';

/** The filters of the list, and whose payrolls this caller sees with them. */
export function wantedPayrolls(
  {
    all: wantsAll,
    personId,
    open,
    ...wanted
  }: Omit<QueryOf<typeof contract.exportPayrolls>, 'language' | 'q'>,
  caller: Caller,
) {
  const mine = personOf(caller);
  const all = accountsFor(caller, 'payrolls') && (wantsAll === 'true' || personId !== undefined);
  return {
    ...wanted,
    personId: all ? personId : mine,
    drafts: all,
    open: open === undefined ? undefined : open === 'true',
  };
}

export const payrolls: Handler<typeof contract.payrolls> = async ({ query }, { db, caller, now }) => {
  const { limit, page, q, ...filters } = query;
  const wanted = { ...wantedPayrolls(filters, caller), limit, page, overdueAt: now() };
  const { rows, total } = await searching(q, (search) => payrollsOf(db, { ...wanted, search }));
  return listOf(
    rows.map((row) => payrollRowOf(row, caller)),
    total,
    query,
  );
};
