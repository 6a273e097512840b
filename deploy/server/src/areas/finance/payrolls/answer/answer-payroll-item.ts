import type { payrolls } from '@callboard/contract';
import { payrollItemAfter } from '@callboard/domain';
import { personOf } from '#platform/http/person-of.ts';
import { finishTodos } from '../../finance/finance.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { applyCorrection } from './apply-correction.ts';
import { followItems } from './follow-items.ts';
import { noteMove } from '../read/note-move.ts';
import { changeItem } from '../read/payroll-items.db.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { lockVisibleItem, findVisibleItem } from '../read/payrolls.policy.ts';

export const answerPayrollItem: Handler<typeof payrolls.answerPayrollItem> = async (
  { params, body, request },
  { db, caller, now, jobs },
) => {
  const item = await lockVisibleItem(db, caller, params.id);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const status = payrollItemAfter(item.payrollStatus, item.status, 'answer');
  if (status === null) throw new AppError('wrong_state', { params: { state: item.status } });
  const [at, actorId] = [now(), personOf(caller)];
  const { body: answer, ...correction } = body;
  const { before, after } = await applyCorrection(db, item, correction);
  await changeItem(db, item.id, { status, answerBody: answer, answeredBy: actorId, changedAt: at });
  const subject = { kind: 'payrollItem', id: item.id } as const;
  await changed(db, await finishTodos(db, { subject, by: actorId, at }), ['todos']);
  await noteMove(
    db,
    {
      ...subject,
      personId: item.personId,
      caption: 'payroll_item_answered',
      actorId,
      before: { status: item.status, ...before },
      after: { status, ...after },
      body: answer,
      at,
    },
    [actorId],
  );
  await followItems(db, { payrollId: item.payrollId, actorId, at });
  await notify(
    { db, jobs, at },
    {
      people: [item.personId],
      kind: 'payrollAnswered',
      params: { number: item.payrollNumber, caption: item.caption },
      subject,
    },
  );
  return payrollItemOf(await findVisibleItem(db, caller, item.id), caller);
};
