import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteMove } from './note-move.ts';
import { changeItem } from './payroll-items.db.ts';
import { payrollItemOf } from './present-payroll.ts';
import { lockVisibleItem, requireOwn, findVisibleItem } from './payrolls.policy.ts';

export const reopenPayrollItem: Handler<typeof payrolls.reopenPayrollItem> = async (
  { params, request },
  { db, caller, now },
) => {
  const item = await lockVisibleItem(db, caller, params.id);
  requireOwn(caller, item.personId);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const open = payrollItemAfter(item.payrollStatus, item.status, 'reopen');
  if (open === null) throw new AppError('wrong_state', { params: { state: item.status } });
  // What the accountant has answered stays answered.
  const status = item.answerBody === '' ? open : 'answered';
  await changeItem(db, item.id, { status, changedAt: now() });
  await noteMove(db, {
    kind: 'payrollItem',
    id: item.id,
    personId: item.personId,
    caption: 'payroll_item_reopened',
    actorId: caller.personId,
    before: { status: item.status },
    after: { status },
    at: now(),
  });
  return payrollItemOf(await findVisibleItem(db, caller, item.id), caller);
};
