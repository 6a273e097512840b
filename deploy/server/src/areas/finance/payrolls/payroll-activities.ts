import type { payrolls } from '@callboard/contract';
import { historyOf, noteInto } from '../finance/finance.public.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { findVisibleItem, findVisiblePayroll } from './payrolls.policy.ts';

export const payrollActivities: Handler<typeof payrolls.payrollActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisiblePayroll(db, caller, params.id);
  return historyOf(db, { kind: 'payroll', id }, query);
};

export const addPayrollActivity: Handler<typeof payrolls.addPayrollActivity> = async (
  { params, body },
  ctx,
) => {
  const { id, person_id } = await findVisiblePayroll(ctx.db, ctx.caller, params.id);
  return noteInto(ctx, { kind: 'payroll', id }, { ...body, category: 'payroll', personId: person_id });
};

export const payrollItemActivities: Handler<typeof payrolls.payrollItemActivities> = async (
  { params, query },
  { db, caller },
) => {
  const { id } = await findVisibleItem(db, caller, params.id);
  return historyOf(db, { kind: 'payrollItem', id }, query);
};

export const addPayrollItemActivity: Handler<typeof payrolls.addPayrollItemActivity> = async (
  { params, body },
  ctx,
) => {
  const { id, person_id } = await findVisibleItem(ctx.db, ctx.caller, params.id);
  return noteInto(ctx, { kind: 'payrollItem', id }, { ...body, category: 'payroll', personId: person_id });
};
