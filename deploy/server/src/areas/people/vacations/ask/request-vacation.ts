import { randomUUID } from 'node:crypto';
import type { vacations } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { countVacation } from './count-vacation.ts';
import { vacationAnswer } from '../read/present-vacation.ts';
import { holdAbsencesOf, insertAbsence } from '../read/vacations.db.ts';
import { decidersAmong, othersWhoPlan } from '../read/waiting.db.ts';

export const requestVacation: Handler<typeof vacations.requestVacation> = async ({ body }, ctx) => {
  const { db, caller, now, jobs } = ctx;
  const personId = personOf(caller);
  const at = now();
  const today = await todayOfTenant(db, at);
  await holdAbsencesOf(db, personId);
  const { days, least, refusal } = await countVacation(db, { ...body, personId }, today);
  if (refusal) {
    const params = { year: least.year, days: least.days, left: least.leftAfter + least.days };
    throw new AppError('invalid', { fields: [{ ...refusal, params }] });
  }
  const id = randomUUID();
  await insertAbsence(db, {
    id,
    personId,
    kind: body.kind,
    status: 'requested',
    fromDay: body.from,
    toDay: body.to,
    firstHalf: body.firstHalf,
    lastHalf: body.lastHalf,
    days,
    comment: body.comment,
    requestedAt: at,
  });
  const subject = { kind: 'absence', id } as const;
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'vacation_requested',
    subject,
    actorId: personId,
    after: { from: body.from, to: body.to, days, kind: body.kind },
    at,
  });
  const planners = await othersWhoPlan(db, personId);
  const deciders = await decidersAmong(db, personId, planners);
  for (const recipientId of planners.length > 0 ? planners : [null]) {
    await addTodo(db, {
      type: 'TODO_INT',
      recipientId,
      category: 'planning',
      caption: 'vacation_requested',
      body: `${caller.name} · ${body.from} – ${body.to}`,
      personParty: personId,
      subject,
      dueDate: addDays(today, 1),
      priority: 2,
      actorId: personId,
      at,
    });
  }
  const params = { person: caller.name, from: body.from, to: body.to, days };
  await notify({ db, jobs, at }, { people: deciders, kind: 'vacationRequested', params, subject });
  await changed(db, [personId, ...deciders], ['vacationRequests', 'planning', 'todos']);
  return vacationAnswer(db, id, { caller, today });
};
