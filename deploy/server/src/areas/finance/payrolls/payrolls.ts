import type { payrolls as contract } from '@callboard/contract';
import { accountsFor } from '../finance/finance.public.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { payrollsOf } from './payrolls.db.ts';
import { payrollRowOf } from './present-payroll.ts';

export const payrolls: Handler<typeof contract.payrolls> = async ({ query }, { db, caller }) => {
  const { all: wantsAll, personId, open, ...wanted } = query;
  const mine = personOf(caller);
  const all = accountsFor(caller, 'payrolls') && (wantsAll === 'true' || personId !== undefined);
  const { rows, total } = await payrollsOf(db, {
    ...wanted,
    personId: all ? personId : mine,
    drafts: all,
    open: open === undefined ? undefined : open === 'true',
  });
  return listOf(
    rows.map((row) => payrollRowOf(row, caller)),
    total,
    query,
  );
};
