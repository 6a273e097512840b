import type { vacations } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { moveVacation } from './move-vacation.ts';
import { vacationRights } from '../read/vacations.policy.ts';
import { absenceById, holdAbsence } from '../read/vacations.db.ts';
import { othersWhoPlan } from '../read/waiting.db.ts';

/** The person's own way out: withdraw what waits, ask to cancel what is approved and has not begun. */
export const deleteVacation: Handler<typeof vacations.deleteVacation> = async ({ params, request }, ctx) => {
  const { db, caller, now } = ctx;
  await holdAbsence(db, params.id);
  const before = await absenceById(db, params.id);
  if (!before || before.personId !== caller.personId) throw notFound();
  const today = await todayOfTenant(db, now());
  if (request.headers['if-match']) requireVersion(request, before.version);
  const may = vacationRights(before, caller, today);
  if (may.withdraw)
    return moveVacation(ctx, before, {
      status: 'withdrawn',
      caption: 'vacation_withdrawn',
      tells: 'vacationCancelled',
      today,
    });
  if (before.status === 'approved' && !may.requestCancel)
    throw new AppError('too_late', { params: { day: before.from } });
  if (!may.requestCancel) throw new AppError('wrong_state', { params: { status: before.status } });
  const answer = await moveVacation(ctx, before, {
    status: 'cancelRequested',
    caption: 'vacation_cancel_requested',
    tells: 'vacationCancelRequested',
    today,
  });
  const planners = await othersWhoPlan(db, before.personId);
  for (const recipientId of planners.length > 0 ? planners : [null]) {
    await addTodo(db, {
      type: 'TODO_INT',
      recipientId,
      category: 'planning',
      caption: 'vacation_cancel_requested',
      body: `${before.personName} · ${before.from} – ${before.to}`,
      personParty: before.personId,
      subject: { kind: 'absence', id: before.id },
      dueDate: addDays(today, 1),
      priority: 2,
      actorId: caller.personId,
      at: now(),
    });
  }
  return answer;
};
