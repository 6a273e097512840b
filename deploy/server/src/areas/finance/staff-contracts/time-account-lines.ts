import type { staffContracts as contract } from '@callboard/contract';
import { addDays, balanceOf, lastDayOf, timeLines } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { monthAsked } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { isMonthPaid, monthLock, timeBookingsBetween } from './month-locks.db.ts';
import { countedUntil } from './month-sums.ts';
import { accountAt, timeOfPeople } from './person-time.ts';
import { isAccountant, findVisiblePerson } from './staff-contracts.policy.ts';

/** The list that makes the sum: what stood before, each day that counts, the bookings, what stands after. */
export const timeAccountLines: Handler<typeof contract.timeAccountLines> = async ({ query }, ctx) => {
  const { db, caller, now } = ctx;
  const { id, name } = await findVisiblePerson(db, caller, query.personId);
  const today = await todayOfTenant(db, now());
  const month = monthAsked(query.month, today);
  const last = lastDayOf(month);
  const time = (await timeOfPeople(db, [id], { month, today })).get(id);
  if (!time) throw notFound();
  const yesterday = addDays(today, -1);
  const counted = countedUntil(month, today);
  const lock = await monthLock(db, id, month);
  const lines = lock?.lines ?? timeLines(time.facts, month, counted);
  const bookings = await timeBookingsBetween(db, id, { from: month, to: last });
  const dayBefore = addDays(month, -1) < yesterday ? addDays(month, -1) : yesterday;
  const accountant = isAccountant(caller);
  return {
    personId: id,
    personName: name,
    month,
    before: accountAt(time, { day: dayBefore, booked: addDays(month, -1) }),
    after: accountAt(time, { day: counted, booked: last }),
    locked: lock !== undefined,
    lockedAt: lock?.lockedAt.toISOString() ?? null,
    lines: lines.map((line) => ({ ...line, balance: balanceOf(line) })),
    bookings,
    may: {
      lock: accountant && lock === undefined && last < today,
      unlock: accountant && lock !== undefined && !(await isMonthPaid(db, id, month)),
      book: accountant,
    },
  };
};
