import { answerDeadline, itemSpan } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { clockOf } from './present-facts.ts';
import { timesOfCrew, writeZone } from './times-of-crew.db.ts';

/** The place of a crew has other clocks now: its positions keep their times by the clock, so the instants follow. */
export async function moveToZone(
  { db, at }: { db: Db; at: Date },
  crewId: string,
  timeZone: string,
): Promise<void> {
  const items = await timesOfCrew(db, crewId);
  if (items.length === 0) return;
  const rules = await tenantRules(db);
  const instants = items.map((item) => {
    const { id, startDate, endDate, requestedAt, deadlineAt } = item;
    const [startTime, endTime] = [clockOf(item.startTime), clockOf(item.endTime)];
    const { startsAt, endsAt } = itemSpan({ startDate, endDate, startTime, endTime, timeZone });
    // Who is still asked has the full time again from a new start on.
    const deadline = deadlineAt && startsAt ? answerDeadline(requestedAt ?? at, startsAt, rules) : deadlineAt;
    return { id, starts_at: startsAt, ends_at: endsAt, deadline_at: deadline };
  });
  await writeZone(db, timeZone, instants);
}
