import type { staffContracts as contract } from '@callboard/contract';
import { addDays, lastDayOf, monthOf, timeLines } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { monthAsked } from '#platform/http/answer/range.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { lockedAtOf, peopleUnderContract } from './month-locks.db.ts';
import { countedUntil, sumsOf } from './month-sums.ts';
import { timeOfPeople } from './person-time.ts';

/** Last month where none is named: it is the one that waits to be closed. */
export const monthsToLock: Handler<typeof contract.monthsToLock> = async ({ query }, { db, now }) => {
  const today = await todayOfTenant(db, now());
  const month = monthAsked(query.month ?? addDays(monthOf(today), -1), today);
  const last = lastDayOf(month);
  const { rows, total } = await peopleUnderContract(db, { from: month, to: last }, query);
  const ids = rows.map(({ personId }) => personId);
  const times = await timeOfPeople(db, ids, { month, today });
  const lockedAt = await lockedAtOf(db, ids, month);
  const items = rows.map(({ personId, personName }) => {
    const time = times.get(personId);
    const lines = time ? timeLines(time.facts, month, countedUntil(month, today)) : [];
    // A closed month counts as it was when it was closed.
    const locked = time?.locks.find((lock) => lock.month === month);
    const { quota, worked, credit } = locked ?? sumsOf(lines);
    const openDays = locked ? 0 : lines.filter(({ provisional }) => provisional).length;
    return {
      personId,
      personName,
      month,
      quota,
      worked,
      credit,
      openDays,
      lockedAt: lockedAt.get(personId)?.toISOString() ?? null,
      may: { lock: !locked && last < today },
    };
  });
  return listOf(items, total, query);
};
