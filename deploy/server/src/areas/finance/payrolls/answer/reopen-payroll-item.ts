import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { moveOwnItem } from './move-own-item.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { lockVisibleItem, requireOwn } from '../read/payrolls.policy.ts';

export const reopenPayrollItem: Handler<typeof payrolls.reopenPayrollItem> = async (
  { params, request },
  ctx,
) => {
  const { db, caller } = ctx;
  const item = await lockVisibleItem(db, caller, params.id);
  requireOwn(caller, item.personId);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const open = payrollItemAfter(item.payrollStatus, item.status, 'reopen');
  if (open === null) throw new AppError('wrong_state', { params: { state: item.status } });
  // What the accountant has answered stays answered.
  const status = item.answerBody === '' ? open : 'answered';
  return moveOwnItem(ctx, item, { status, caption: 'payroll_item_reopened' });
};
