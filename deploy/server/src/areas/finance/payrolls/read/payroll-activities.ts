import type { payrolls } from '@callboard/contract';
import { historyOf, noteInto } from '../../finance/finance.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { findVisibleItem, findVisiblePayroll } from './payrolls.policy.ts';

const payrollNote = { category: 'payroll', tells: 'payrollNoted' } as const;

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
  const { id, personId, number, releasedBy, status } = await findVisiblePayroll(
    ctx.db,
    ctx.caller,
    params.id,
  );
  const noted = { ...payrollNote, personId, accountantId: releasedBy, params: { number } };
  return noteInto(ctx, { ...noted, subject: { kind: 'payroll', id }, isDraft: status === 'draft' }, body);
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
  const item = await findVisibleItem(ctx.db, ctx.caller, params.id);
  const { id, personId, releasedBy, caption, payrollNumber: number, payrollStatus } = item;
  const noted = {
    ...payrollNote,
    personId,
    accountantId: releasedBy,
    params: { number, caption },
  };
  return noteInto(
    ctx,
    { ...noted, subject: { kind: 'payrollItem', id }, isDraft: payrollStatus === 'draft' },
    body,
  );
};
