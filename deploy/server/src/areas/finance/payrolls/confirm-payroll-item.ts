import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteMove } from './note-move.ts';
import { changeItem } from './payroll-items.db.ts';
import { payrollItemOf } from './present-payroll.ts';
import { lockVisibleItem, requireOwn, findVisibleItem } from './payrolls.policy.ts';

export const confirmPayrollItem: Handler<typeof payrolls.confirmPayrollItem> = async (
  { params, request },
  { db, caller, now },
) => {
  const item = await lockVisibleItem(db, caller, params.id);
  requireOwn(caller, item.personId);
  // Tapped twice: the wish is true already.
  if (item.status === 'confirmed') return payrollItemOf(item, caller);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const status = payrollItemAfter(item.payrollStatus, item.status, 'confirm');
  if (status === null) throw new AppError('wrong_state', { params: { state: item.status } });
  await changeItem(db, item.id, { status, changedAt: now() });
  await noteMove(db, {
    kind: 'payrollItem',
    id: item.id,
    personId: item.personId,
    caption: 'payroll_item_confirmed',
    actorId: caller.personId,
    before: { status: item.status },
    after: { status },
    at: now(),
  });
  return payrollItemOf(await findVisibleItem(db, caller, item.id), caller);
};
