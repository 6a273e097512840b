import type { staffContracts as contract } from '@callboard/contract';
import { lastDayOf, timeLines } from '@callboard/domain';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { monthAsked } from '../../../platform/http/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { insertMonthLock } from './month-locks.db.ts';
import { timeOfPeople } from './person-time.ts';
import { findVisiblePerson } from './staff-contracts.policy.ts';

/** A month that is over, as it stands now. Whatever changes later in its days changes the account no more. */
export const lockMonth: Handler<typeof contract.lockMonth> = async ({ body }, { db, caller, now }) => {
  const { id } = await findVisiblePerson(db, caller, body.personId);
  const at = now();
  const today = await todayOfTenant(db, at);
  const month = monthAsked(body.month, today);
  const last = lastDayOf(month);
  if (last >= today) throw new AppError('too_early', { params: { day: last } });
  const time = (await timeOfPeople(db, [id], { month, today })).get(id);
  if (!time) throw notFound();
  const lines = timeLines(time.facts, month, last);
  const sum = (of: 'quota' | 'worked' | 'credit') => lines.reduce((total, line) => total + line[of], 0);
  const sums = { quota: sum('quota'), worked: sum('worked'), credit: sum('credit') };
  const lock = { personId: id, month, lines, ...sums, at, by: caller.personId };
  if (!(await insertMonthLock(db, lock))) throw new AppError('month_locked', { params: { month } });
  await noteActivity(db, {
    personId: id,
    category: 'finance',
    caption: 'month_locked',
    body: month,
    actorId: caller.personId,
    after: { month, ...sums },
    at,
  });
  await changed(db, [id, caller.personId], ['contractFigures']);
  return { personId: id, month, ...sums, lockedAt: at.toISOString() };
};
