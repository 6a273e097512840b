import type { payrolls } from '@callboard/contract';
import { historyOf, noteInto } from '../finance/history.ts';
import type { Handler } from '../http/handler.ts';
import { visibleItem, visiblePayroll } from './visible-payroll.ts';

export const payrollActivities: Handler<typeof payrolls.payrollActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await visiblePayroll(db, caller, params.id);
  return historyOf(db, { kind: 'payroll', id }, query);
};

export const addPayrollActivity: Handler<typeof payrolls.addPayrollActivity> = async (
  { params, body },
  ctx,
) => {
  const { id, person_id } = await visiblePayroll(ctx.db, ctx.caller, params.id);
  return noteInto(ctx, { kind: 'payroll', id }, { ...body, category: 'payroll', personId: person_id });
};

export const payrollItemActivities: Handler<typeof payrolls.payrollItemActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await visibleItem(db, caller, params.id);
  return historyOf(db, { kind: 'payrollItem', id }, query);
};

export const addPayrollItemActivity: Handler<typeof payrolls.addPayrollItemActivity> = async (
  { params, body },
  ctx,
) => {
  const { id, person_id } = await visibleItem(ctx.db, ctx.caller, params.id);
  return noteInto(ctx, { kind: 'payrollItem', id }, { ...body, category: 'payroll', personId: person_id });
};
