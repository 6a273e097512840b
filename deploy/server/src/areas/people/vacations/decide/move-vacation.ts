import type { Absence, NotificationKind } from '@callboard/contract';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { closeTodosAbout } from './close-todos.db.ts';
import { vacationAnswer } from '../read/present-vacation.ts';
import { decideAbsence } from '../read/vacations.db.ts';
import type { AbsenceFound } from '../read/vacations.db.ts';
import { decidersOf } from '../read/waiting.db.ts';

type Move = {
  status: Absence['status'];
  caption: string;
  reason?: string;
  /** What the person is told, where somebody else has decided. */
  kind?: NotificationKind;
  /** What those who plan with the person are told, where the person has moved it. */
  tells?: NotificationKind;
  today: string;
};

/** A decision with all that belongs to it: history, to-dos that are settled by it, and who hears of it. */
export async function moveVacation(
  { db, caller, now, jobs }: Ctx,
  before: AbsenceFound,
  { status, caption, reason, kind, tells, today }: Move,
): Promise<Absence> {
  const at = now();
  const subject = { kind: 'absence', id: before.id } as const;
  await decideAbsence(db, before.id, {
    status,
    ...(reason === undefined ? {} : { reason }),
    decidedBy: caller.personId,
    at,
  });
  await noteActivity(db, {
    personId: before.personId,
    category: 'planning',
    caption,
    subject,
    actorId: caller.personId,
    before: { status: before.status },
    after: { status },
    reason: reason ?? '',
    at,
  });
  await closeTodosAbout(db, subject, { at, by: caller.personId });
  if (kind && before.personId !== caller.personId) {
    const params = {
      from: before.from,
      to: before.to,
      days: Number(before.days),
      reason: reason ?? '',
    };
    await notify({ db, jobs, at }, { people: [before.personId], kind, params, subject });
  }
  const deciders = await decidersOf(db, before.personId);
  if (tells) {
    const params = { person: before.personName, from: before.from, to: before.to, days: Number(before.days) };
    await notify({ db, jobs, at }, { people: deciders, kind: tells, params, subject });
  }
  await changed(
    db,
    [before.personId, caller.personId, ...deciders],
    ['vacationRequests', 'planning', 'todos', 'contractFigures'],
  );
  return vacationAnswer(db, before.id, { caller, today });
}
