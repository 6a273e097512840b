import type { AnswerOf, staffContracts as contract } from '@callboard/contract';
import { lastDayOf, timeLines } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { everything } from '#platform/db/list/paging.ts';
import { monthAsked } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { insertMonthLock, peopleUnderContract } from './month-locks.db.ts';
import { sumsOf } from './month-sums.ts';
import { timeOfPeople } from './person-time.ts';
import type { PersonTime } from './person-time.ts';
import { findVisiblePerson } from './staff-contracts.policy.ts';

type Problem = NonNullable<AnswerOf<typeof contract.lockMonths>['results'][number]['problem']>;

/** The month asked for, which has to be over for everybody. */
function monthThatIsOver(asked: string, today: string): string {
  const month = monthAsked(asked, today);
  const last = lastDayOf(month);
  if (last >= today) throw new AppError('too_early', { params: { day: last } });
  return month;
}

/** Writes down the month of a person as it stands. Nothing where somebody has closed it already. */
async function lock(ctx: Ctx, time: PersonTime, month: string) {
  const { db, caller, now } = ctx;
  const { personId } = time;
  const at = now();
  const lines = timeLines(time.facts, month, lastDayOf(month));
  const sums = sumsOf(lines);
  const written = await insertMonthLock(db, { personId, month, lines, ...sums, at, by: caller.personId });
  if (!written) return null;
  await noteActivity(db, {
    personId,
    category: 'finance',
    caption: 'month_locked',
    body: month,
    actorId: caller.personId,
    after: { month, ...sums },
    at,
  });
  return { ...sums, at };
}

/** A month that is over, as it stands now. Whatever changes later in its days changes the account no more. */
export const lockMonth: Handler<typeof contract.lockMonth> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const { id } = await findVisiblePerson(db, caller, body.personId);
  const today = await todayOfTenant(db, now());
  const month = monthThatIsOver(body.month, today);
  const time = (await timeOfPeople(db, [id], { month, today })).get(id);
  if (!time) throw notFound();
  const locked = await lock(ctx, time, month);
  if (!locked) throw new AppError('month_locked', { params: { month } });
  await changed(db, [id, caller.personId], ['contractFigures']);
  const { at, ...sums } = locked;
  return { personId: id, month, ...sums, lockedAt: at.toISOString() };
};

export const lockMonths: Handler<typeof contract.lockMonths> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const today = await todayOfTenant(db, now());
  const month = monthThatIsOver(body.month, today);
  // In one order for everybody: two accountants wait for each other, and never both.
  const asked = [...new Set(body.personIds)].toSorted();
  const people = await peopleUnderContract(db, { from: month, to: lastDayOf(month) }, everything);
  const known = new Set(people.rows.map(({ personId }) => personId));
  const times = await timeOfPeople(
    db,
    asked.filter((id) => known.has(id)),
    { month, today },
  );
  const results: { personId: string; problem: Problem | null }[] = [];
  for (const personId of asked) {
    const time = times.get(personId);
    if (!time) results.push({ personId, problem: 'not_found' });
    else results.push({ personId, problem: (await lock(ctx, time, month)) ? null : 'month_locked' });
  }
  const locked = results.filter(({ problem }) => problem === null).map(({ personId }) => personId);
  await changed(db, [...locked, caller.personId], ['contractFigures']);
  return { results };
};
