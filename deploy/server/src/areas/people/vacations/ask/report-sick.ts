import { randomUUID } from 'node:crypto';
import type { vacations } from '@callboard/contract';
import { addDays, countedDays } from '@callboard/domain';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import {
  bankHolidaysOfPeople,
  termsOfPeople,
} from '../../../finance/staff-contracts/staff-contracts.public.ts';
import { jobsInRange, plannersOf } from '../read/jobs-in-range.db.ts';
import { vacationAnswer } from '../read/present-vacation.ts';
import { canDecideVacations } from '../read/vacations.policy.ts';
import { absencesMeeting, holdAbsencesOf, insertAbsence, stretchAbsence } from '../read/vacations.db.ts';

const longestDays = 366;
/** An operation is known weeks ahead, an illness is not. */
const mostDaysAhead = 60;
const invalid = (field: FieldError) => new AppError('invalid', { fields: [field] });

type Sick = { id: string; personId: string; name: string; from: string; to: string };

/** From today on. A report that meets an earlier one makes it longer. */
export const reportSick: Handler<typeof vacations.reportSick> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const personId = body.personId ?? personOf(caller);
  if (personId !== caller.personId && !canDecideVacations(caller)) throw notFound();
  const name = await nameOfPerson(db, personId);
  if (name === null) throw notFound();
  const today = await todayOfTenant(db, now());
  const from = body.from ?? today;
  const to = body.to ?? from;
  if (from < today) throw invalid({ path: 'from', code: 'in_the_past' });
  if (from > addDays(today, mostDaysAhead)) throw invalid({ path: 'from', code: 'too_far_ahead' });
  if (to < from) throw invalid({ path: 'to', code: 'end_before_start' });
  if (to >= addDays(from, longestDays))
    throw invalid({ path: 'to', code: 'span_too_long', params: { max: longestDays } });
  await holdAbsencesOf(db, personId);
  const [known] = await absencesMeeting(db, { personId, from, to, sick: true });
  // Said twice: nothing has changed and nobody is told again.
  if (known && known.from <= from && known.to >= to) return vacationAnswer(db, known.id, { caller, today });
  const id = await write(ctx, { personId, from, to, comment: body.comment });
  const sick = { id, personId, name, from, to };
  await noteActivity(db, {
    personId,
    category: 'planning',
    caption: 'sick_reported',
    subject: { kind: 'absence', id },
    actorId: caller.personId,
    after: { from, to },
    reason: body.comment.slice(0, 200),
    at: now(),
  });
  await sayWhoIsMissing(ctx, sick, today);
  return vacationAnswer(db, id, { caller, today });
};

type Written = { personId: string; from: string; to: string; comment: string };

async function write({ db, caller, now }: Ctx, { personId, from, to, comment }: Written): Promise<string> {
  const terms = (await termsOfPeople(db, [personId])).get(personId) ?? [];
  const holidays = new Set((await bankHolidaysOfPeople(db, [personId]))(personId).keys());
  const daysOf = (span: { from: string; to: string }) =>
    countedDays({ ...span, firstHalf: false, lastHalf: false }, terms, holidays).days;
  const [first, ...others] = await absencesMeeting(db, { personId, from: addDays(from, -1), to, sick: true });
  if (first) {
    const last = [first, ...others].map((one) => one.to).reduce((a, b) => (a > b ? a : b), to);
    const span = { from: first.from < from ? first.from : from, to: last };
    await stretchAbsence(db, first.id, { ...span, days: daysOf(span), others: others.map(({ id }) => id) });
    return first.id;
  }
  const id = randomUUID();
  await insertAbsence(db, {
    id,
    personId,
    kind: 'sick',
    status: 'reported',
    fromDay: from,
    toDay: to,
    days: daysOf({ from, to }),
    comment,
    requestedAt: now(),
    decidedBy: personId === caller.personId ? null : caller.personId,
  });
  return id;
}

/** Each planner of a job on these days gets one to-do that cannot wait. */
async function sayWhoIsMissing({ db, caller, now, jobs }: Ctx, sick: Sick, today: string): Promise<void> {
  const { id, personId, name, from, to } = sick;
  const missed = await jobsInRange(db, { personId, from, to }, { alsoAsked: true });
  const still = missed.filter(({ status }) => status !== 'done' && status !== 'cleared');
  const own = await plannersOf(db, personId);
  const byPlanner = Map.groupBy(still, ({ plannerId }) => plannerId ?? own[0] ?? null);
  for (const [recipientId, their] of byPlanner) {
    await addTodo(db, {
      type: 'TODO_INT',
      recipientId,
      category: 'planning',
      caption: 'sick_on_job',
      body: [name, ...their.map(({ day, projectName }) => `${day} ${projectName}`)].join(' · '),
      personParty: personId,
      subject: { kind: 'absence', id },
      dueDate: today,
      priority: 1,
      actorId: caller.personId,
      at: now(),
    });
  }
  const planners = [...byPlanner.keys(), ...own];
  await notify(
    { db, jobs, at: now() },
    {
      people: planners.filter((one) => one !== caller.personId),
      kind: 'sickReported',
      params: { person: name, from, to, jobs: still.length },
      subject: { kind: 'absence', id },
    },
  );
  const crews = still.map(({ crewId }) => `crew:${crewId}` as const);
  await changed(
    db,
    [personId, caller.personId, ...planners],
    ['vacationRequests', 'planning', 'todos', ...crews],
  );
}
