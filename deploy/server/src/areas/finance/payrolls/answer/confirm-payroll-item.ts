import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { moveOwnItem } from './move-own-item.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { lockVisibleItem, requireOwn } from '../read/payrolls.policy.ts';

export const confirmPayrollItem: Handler<typeof payrolls.confirmPayrollItem> = async (
  { params, request },
  ctx,
) => {
  const { db, caller } = ctx;
  const item = await lockVisibleItem(db, caller, params.id);
  requireOwn(caller, item.personId);
  // Tapped twice: the wish is true already.
  if (item.status === 'confirmed') return payrollItemOf(item, caller);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const status = payrollItemAfter(item.payrollStatus, item.status, 'confirm');
  if (status === null) throw new AppError('wrong_state', { params: { state: item.status } });
  return moveOwnItem(ctx, item, { status, caption: 'payroll_item_confirmed' });
};
