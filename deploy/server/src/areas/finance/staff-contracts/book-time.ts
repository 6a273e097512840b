import { randomUUID } from 'node:crypto';
import type { FieldCode, staffContracts as contract } from '@callboard/contract';
import { accountStart, monthOf } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { figuresOf, vacationOf } from './figures-of.ts';
import { insertTimeBooking, insertVacationBooking } from './month-locks.db.ts';
import { timeOfPeople } from './person-time.ts';
import type { PersonTime } from './person-time.ts';
import { findVisiblePerson } from './staff-contracts.policy.ts';

/** What speaks against a booking of this day; one of today is always taken, so that what is wrong can be put right. */
function problemOf(day: string, { terms, bookings, locks }: PersonTime, today: string): FieldCode | null {
  if (day === today) return null;
  if (day > today) return 'in_the_future';
  // The account holds nothing of the days before it began.
  if (day < (accountStart(terms, bookings) ?? day)) return 'too_long_ago';
  return locks.some(({ month }) => month === monthOf(day)) ? 'month_closed' : null;
}

/** A booking by hand is of today or of an open month, so that months that are locked stay as they are. */
export const bookTime: Handler<typeof contract.bookTime> = async ({ body }, { db, caller, now }) => {
  const { id } = await findVisiblePerson(db, caller, body.personId);
  const { minutes, kind, reason } = body;
  if (minutes === 0 || (kind === 'paidOut' && minutes < 0))
    throw new AppError('invalid', { fields: [{ path: 'minutes', code: 'too_small', params: { min: 1 } }] });
  const at = now();
  const today = await todayOfTenant(db, at);
  const month = monthOf(today);
  const timeNow = async () => (await timeOfPeople(db, [id], { month, today })).get(id);
  const before = await timeNow();
  if (!before) throw notFound();
  const { day = today } = body;
  const problem = problemOf(day, before, today);
  if (problem) throw new AppError('invalid', { fields: [{ path: 'day', code: problem }] });
  const row = { id: randomUUID(), personId: id, day, minutes, kind, reason, byPerson: caller.personId, at };
  await insertTimeBooking(db, row);
  await noteActivity(db, {
    personId: id,
    category: 'finance',
    caption: 'time_booked',
    actorId: caller.personId,
    after: { day, minutes, kind },
    reason,
    at,
  });
  await changed(db, [id, caller.personId], ['contractFigures']);
  const time = await timeNow();
  if (!time) throw notFound();
  const { timeAccount } = figuresOf(time, { month, today });
  return { id: row.id, personId: id, day, minutes, timeAccount };
};

export const bookVacation: Handler<typeof contract.bookVacation> = async ({ body }, { db, caller, now }) => {
  const { id } = await findVisiblePerson(db, caller, body.personId);
  const { year, days, kind, reason } = body;
  if (days === 0)
    throw new AppError('invalid', { fields: [{ path: 'days', code: 'too_small', params: { min: 0.5 } }] });
  const at = now();
  const row = { id: randomUUID(), personId: id, year, days, kind, reason, at };
  await insertVacationBooking(db, row);
  await noteActivity(db, {
    personId: id,
    category: 'finance',
    caption: 'vacation_booked',
    actorId: caller.personId,
    after: { year, days, kind },
    reason,
    at,
  });
  await changed(db, [id, caller.personId], ['contractFigures']);
  const today = await todayOfTenant(db, at);
  const time = (await timeOfPeople(db, [id], { month: `${year}-01-01`, today })).get(id);
  if (!time) throw notFound();
  return { id: row.id, personId: id, year, days, left: vacationOf(time, year, today).left };
};
