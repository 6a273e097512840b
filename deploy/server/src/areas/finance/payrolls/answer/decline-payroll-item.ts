import type { BodyOf, payrolls } from '@callboard/contract';
import { newTodo, newTodoPriority, payrollItemAfter } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { accountantsOf, historyRowOf, historyLine } from '../../finance/finance.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { changed } from '#platform/live/changed.db.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { followItems } from './follow-items.ts';
import { noteMove } from '../read/note-move.ts';
import { changeItem } from '../read/payroll-items.db.ts';
import { payrollItemOf } from '../read/present-payroll.ts';
import { lockVisibleItem, requireOwn, findVisibleItem } from '../read/payrolls.policy.ts';

type Asked = NonNullable<BodyOf<typeof payrolls.declinePayrollItem>['parameters']>;

/** Who released it gets it back; else the first who accounts. A recipient that is named has to be one of them. */
async function recipientOf(db: Db, releasedBy: string | null, asked: Asked): Promise<string | null> {
  const accountants = await accountantsOf(db, 'payrolls');
  const { recipient } = asked;
  if (recipient !== undefined && !accountants.includes(recipient)) {
    throw new AppError('invalid', { fields: [{ path: 'parameters.recipient', code: 'bad_choice' }] });
  }
  const first = releasedBy !== null && accountants.includes(releasedBy) ? releasedBy : accountants[0];
  return recipient ?? first ?? null;
}

function dueDayOf({ dueDate }: Asked, today: string): string {
  if (dueDate === undefined) return newTodo(today).dueDate;
  const day = dueDate.split('.').toReversed().join('-');
  const path = 'parameters.dueDate';
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day) {
    throw new AppError('invalid', { fields: [{ path, code: 'bad_format' }] });
  }
  if (day < today) throw new AppError('invalid', { fields: [{ path, code: 'in_the_past' }] });
  return day;
}

export const declinePayrollItem: Handler<typeof payrolls.declinePayrollItem> = async (
  { params, body, request },
  { db, caller, now, jobs },
) => {
  const item = await lockVisibleItem(db, caller, params.id);
  requireOwn(caller, item.personId);
  requireVersion(request, item.version, payrollItemOf(item, caller));
  const status = payrollItemAfter(item.payrollStatus, item.status, 'decline');
  if (status === null) throw new AppError('wrong_state', { params: { state: item.status } });
  const at = now();
  const asked = body.parameters ?? {};
  const dueDate = dueDayOf(asked, await todayOfTenant(db, at));
  const recipientId = await recipientOf(db, item.releasedBy, asked);
  await changeItem(db, item.id, { status, declinedBody: body.body, answerBody: '', changedAt: at });
  const subject = { kind: 'payrollItem', id: item.id } as const;
  const todo = await addTodo(db, {
    type: 'TODO_PAYROLL_ITEM',
    recipientId,
    category: 'payroll',
    caption: body.caption || 'payroll_item_declined',
    body: body.body,
    personParty: item.personId,
    subject,
    dueDate,
    priority: newTodoPriority,
    actorId: caller.personId,
    at,
  });
  await noteMove(
    db,
    {
      kind: 'payrollItem',
      id: item.id,
      personId: item.personId,
      caption: 'payroll_item_declined',
      actorId: caller.personId,
      before: { status: item.status },
      after: { status },
      reason: body.body,
      at,
    },
    [recipientId],
  );
  await changed(db, [recipientId], ['todos']);
  await followItems(db, { payrollId: item.payrollId, actorId: caller.personId, at });
  await notify(
    { db, jobs, at },
    {
      people: [recipientId],
      kind: 'payrollDeclined',
      params: { person: caller.name, number: item.payrollNumber, caption: item.caption },
      subject,
    },
  );
  return {
    item: payrollItemOf(await findVisibleItem(db, caller, item.id), caller),
    activity: historyRowOf(await historyLine(db, todo)),
  };
};
