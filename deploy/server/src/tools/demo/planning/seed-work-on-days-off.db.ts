import { addDays, instantOf, monthOf, weekdayOf } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { staffOf } from './staff.ts';

/** Somebody who went home ill at noon, and somebody who worked on a bank holiday: what they worked is counted. */
export async function seedWorkOnDaysOff(db: Db, demo: Demo): Promise<void> {
  const { today } = demo;
  const staff = staffOf(demo);
  const sick = await db
    .selectFrom('absence')
    .select(['personId', 'fromDay as day'])
    .where('kind', '=', 'sick')
    .where('status', '=', 'approved')
    .where('fromDay', '>=', addDays(monthOf(today), -60))
    .orderBy('fromDay', 'desc')
    .orderBy('personId')
    .execute();
  const ill = await firstOf(
    sick.filter(({ day }) => weekdayOf(day) < 5),
    (one) => work(db, demo, { ...one, from: '08:00', until: '11:00', minutes: 180 }),
  );
  const feast = await db
    .selectFrom('bankHoliday as h')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenantId', '=', 'h.tenantId').onRef('p.regionId', '=', 'h.regionId'),
    )
    .select(['p.id as personId', 'h.day'])
    .where('h.day', '<', today)
    .where(
      'p.id',
      'in',
      staff.map(({ id }) => id),
    )
    .orderBy('h.day', 'desc')
    .orderBy('p.id')
    .execute();
  await firstOf(
    feast.filter(({ day, personId }) => weekdayOf(day) < 5 && personId !== ill?.personId),
    (one) => work(db, demo, { ...one, from: '09:00', until: '14:00', minutes: 300 }),
  );
}

/** The first with whom it can be done: on that day there has to be a crew, and the person is nowhere else. */
async function firstOf<T>(some: readonly T[], doIt: (one: T) => Promise<boolean>): Promise<T | undefined> {
  for (const one of some.slice(0, 40)) if (await doIt(one)) return one;
  return undefined;
}

type Work = { personId: string; day: string; from: string; until: string; minutes: number };

async function work(
  db: Db,
  { tenant, now }: Demo,
  { personId, day, from, until, minutes }: Work,
): Promise<boolean> {
  const other = await db
    .selectFrom('crewItem')
    .select('id')
    .where('personId', '=', personId)
    .where('startDate', '>=', addDays(day, -1))
    .where('startDate', '<=', addDays(day, 1))
    .executeTakeFirst();
  const crew = await db
    .selectFrom('crew')
    .select(['id', 'projectId', 'timeZone'])
    .where('startDate', '=', day)
    .orderBy('id')
    .executeTakeFirst();
  const can = await db
    .selectFrom('personFunction')
    .select('functionId')
    .where('personId', '=', personId)
    .executeTakeFirst();
  if (other || !crew || !can) return false;
  const id = seedId(tenant.id, 'work on a day off', personId);
  const [startsAt, endsAt] = [from, until].map((time) => instantOf(day, time, crew.timeZone));
  if (!startsAt || !endsAt) return false;
  await db
    .insertInto('crewItem')
    .values({
      id,
      crewId: crew.id,
      projectId: crew.projectId,
      functionId: can.functionId,
      personId,
      status: 'cleared',
      startDate: day,
      startTime: from,
      endTime: until,
      timeZone: crew.timeZone,
      startsAt,
      endsAt,
      createdAt: now,
    })
    .execute();
  await db
    .insertInto('crewCheck')
    .values({
      id: seedId(id, 'check'),
      crewItemId: id,
      crewId: crew.id,
      personId,
      plannedFrom: startsAt,
      plannedUntil: endsAt,
      checkedFrom: startsAt,
      checkedUntil: endsAt,
      state: 'signedOff',
      approvedFrom: startsAt,
      approvedUntil: endsAt,
      approvedBreakMinutes: 0,
      approvedMinutes: minutes,
      approvedAt: now,
    })
    .execute();
  return true;
}
