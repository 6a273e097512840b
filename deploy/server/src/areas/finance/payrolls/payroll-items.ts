import type { payrolls } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { itemsOfPayroll } from './payroll-items.db.ts';
import { payrollItemOf } from './present-payroll.ts';
import { visibleItem, visiblePayroll } from './visible-payroll.ts';

export const payrollItems: Handler<typeof payrolls.payrollItems> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await visiblePayroll(db, caller, params.id);
  const { rows, total } = await itemsOfPayroll(db, id, query);
  return listOf(
    rows.map((row) => payrollItemOf(row, caller)),
    total,
    query,
  );
};

export const payrollItem: Handler<typeof payrolls.payrollItem> = async ({ params }, { db, caller }) =>
  payrollItemOf(await visibleItem(db, caller, params.id), caller);
