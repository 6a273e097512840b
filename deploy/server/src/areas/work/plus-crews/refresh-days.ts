import { addDays, lastDayOf, monthOf, plusCrewDays } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { daysApprovedSince, spanOfCrew, writeDays } from './days.db.ts';
import { pricedWork } from './priced-work.db.ts';

/** What was approved in a transaction that ended only after the last look. */
const overlapMs = 10 * 60_000;

/**
 * Makes the days of a plus crew from the work of its people: all of them at first, then those of the months
 * around today, where plans still change, and those whose hours were signed off since.
 */
export async function refreshDays(
  db: Db,
  { id, knownAt }: { id: string; knownAt: Date | null },
  today: string,
): Promise<number> {
  const around = { from: monthOf(addDays(monthOf(today), -1)), to: lastDayOf(addDays(lastDayOf(today), 1)) };
  const all = knownAt === null ? await spanOfCrew(db, id) : null;
  const which = {
    from: all?.from && all.from < around.from ? all.from : around.from,
    to: all?.to && all.to > around.to ? all.to : around.to,
    days: knownAt ? await daysApprovedSince(db, id, new Date(knownAt.getTime() - overlapMs)) : [],
  };
  const works = await pricedWork(db, id, which, await tenantRules(db));
  return writeDays(db, id, which, plusCrewDays(works));
}
