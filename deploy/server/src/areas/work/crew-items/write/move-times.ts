import { addDays, answerDeadline, crewItemGroups, isOneOf, itemSpan } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { clockOf } from '../item/present-facts.ts';
import { timesOfCrew, writeTimes } from './times-of-crew.db.ts';

/** How a crew moves: to the clocks of a zone, and by days. */
type Moved = { readonly timeZone: string; readonly days: number };

/**
 * Positions move with their crew. They keep their times by the clock, so the instants follow; what was called off
 * stays on its day. Gives back how many went to another day, without reserve.
 */
export async function moveTimes(
  { db, at }: { db: Db; at: Date },
  crewId: string,
  { timeZone, days }: Moved,
): Promise<number> {
  const all = await timesOfCrew(db, crewId);
  const shiftOf = ({ status }: (typeof all)[number]) =>
    isOneOf(status, crewItemGroups.calledOff) ? 0 : days;
  const items = all.filter((item) => shiftOf(item) !== 0 || item.timeZone !== timeZone);
  if (items.length === 0) return 0;
  const rules = await tenantRules(db);
  const times = items.map((item) => {
    const startDate = addDays(item.startDate, shiftOf(item));
    const endDate = item.endDate && addDays(item.endDate, shiftOf(item));
    const [startTime, endTime] = [clockOf(item.startTime), clockOf(item.endTime)];
    const { startsAt, endsAt } = itemSpan({ startDate, endDate, startTime, endTime, timeZone });
    // Who is still asked has the full time again from a new start on.
    const isAskedAnew = item.deadlineAt !== null && startsAt !== null;
    return {
      id: item.id,
      startDate,
      endDate,
      startsAt,
      endsAt,
      deadlineAt: isAskedAnew ? answerDeadline(item.requestedAt ?? at, startsAt, rules) : item.deadlineAt,
    };
  });
  await writeTimes(db, timeZone, times);
  return items.filter((item) => shiftOf(item) !== 0 && !isOneOf(item.status, crewItemGroups.uncounted))
    .length;
}
