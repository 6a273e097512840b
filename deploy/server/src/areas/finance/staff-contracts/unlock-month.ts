import type { staffContracts as contract } from '@callboard/contract';
import { monthOf } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { deleteMonthLock, isMonthPaid } from './month-locks.db.ts';
import { findVisiblePerson } from './staff-contracts.policy.ts';

/** Until its payroll is paid a closed month can be opened again: what was paid stays as it was paid. */
export const unlockMonth: Handler<typeof contract.unlockMonth> = async ({ body }, { db, caller, now }) => {
  const { id } = await findVisiblePerson(db, caller, body.personId);
  const month = monthOf(body.month);
  if (await isMonthPaid(db, id, month)) throw new AppError('wrong_state', { params: { state: 'paid' } });
  if (!(await deleteMonthLock(db, id, month)))
    throw new AppError('wrong_state', { params: { state: 'open' } });
  await noteActivity(db, {
    personId: id,
    category: 'finance',
    caption: 'month_opened',
    body: month,
    actorId: caller.personId,
    before: { month },
    reason: body.reason,
    at: now(),
  });
  await changed(db, [id, caller.personId], ['contractFigures']);
  return { personId: id, month };
};
