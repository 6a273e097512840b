import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { applyCorrection } from './apply-correction.ts';
import { noteMove } from '../read/note-move.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { lockVisibleItem, findVisibleItem } from '../read/payrolls.policy.ts';

export const correctPayrollItem: Handler<typeof payrolls.correctPayrollItem> = async (
  { params, body, request },
  { db, caller, now },
) => {
  const item = await lockVisibleItem(db, caller, params.id);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  if (payrollItemAfter(item.payrollStatus, item.status, 'correct') === null) {
    throw new AppError('wrong_state', { params: { state: item.status } });
  }
  const { reason, ...correction } = body;
  const { before, after } = await applyCorrection(db, item, correction);
  if (Object.keys(after).length > 0) {
    await noteMove(db, {
      kind: 'payrollItem',
      id: item.id,
      personId: item.personId,
      caption: 'payroll_item_corrected',
      actorId: caller.personId,
      before,
      after,
      reason,
      at: now(),
    });
  }
  return payrollItemOf(await findVisibleItem(db, caller, item.id), caller);
};
