import type { payrolls } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { itemsOfPayroll } from './payroll-items.db.ts';
import { payrollItemOf } from './present-payroll.ts';
import { findVisibleItem, findVisiblePayroll } from './payrolls.policy.ts';

export const payrollItems: Handler<typeof payrolls.payrollItems> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisiblePayroll(db, caller, params.id);
  const { rows, total } = await itemsOfPayroll(db, id, query);
  return listOf(
    rows.map((row) => payrollItemOf(row, caller)),
    total,
    query,
  );
};

export const payrollItem: Handler<typeof payrolls.payrollItem> = async ({ params }, { db, caller }) =>
  payrollItemOf(await findVisibleItem(db, caller, params.id), caller);
