import { addDays, instantOf, monthOf, weekdayOf } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { staffOf } from './staff.ts';

/** Somebody who went home ill at noon, and somebody who worked on a bank holiday: what they worked is counted. */
export async function seedWorkOnDaysOff(db: Db, demo: Demo): Promise<void> {
  const { today } = demo;
  const staff = staffOf(demo);
  const sick = await db
    .selectFrom('absence')
    .select(['person_id as personId', 'from_day as day'])
    .where('kind', '=', 'sick')
    .where('status', '=', 'approved')
    .where('from_day', '>=', addDays(monthOf(today), -60))
    .orderBy('from_day', 'desc')
    .orderBy('person_id')
    .execute();
  const ill = await firstOf(
    sick.filter(({ day }) => weekdayOf(day) < 5),
    (one) => work(db, demo, { ...one, from: '08:00', until: '11:00', minutes: 180 }),
  );
  const feast = await db
    .selectFrom('bank_holiday as h')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'h.tenant_id').onRef('p.region_id', '=', 'h.region_id'),
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
    .selectFrom('crew_item')
    .select('id')
    .where('person_id', '=', personId)
    .where('start_date', '>=', addDays(day, -1))
    .where('start_date', '<=', addDays(day, 1))
    .executeTakeFirst();
  const crew = await db
    .selectFrom('crew')
    .select(['id', 'project_id', 'time_zone'])
    .where('start_date', '=', day)
    .orderBy('id')
    .executeTakeFirst();
  const can = await db
    .selectFrom('person_function')
    .select('function_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (other || !crew || !can) return false;
  const id = seedId(tenant.id, 'work on a day off', personId);
  const [starts_at, ends_at] = [from, until].map((time) => instantOf(day, time, crew.time_zone));
  if (!starts_at || !ends_at) return false;
  await db
    .insertInto('crew_item')
    .values({
      id,
      crew_id: crew.id,
      project_id: crew.project_id,
      function_id: can.function_id,
      person_id: personId,
      status: 'cleared',
      start_date: day,
      start_time: from,
      end_time: until,
      time_zone: crew.time_zone,
      starts_at,
      ends_at,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('crew_check')
    .values({
      id: seedId(id, 'check'),
      crew_item_id: id,
      crew_id: crew.id,
      person_id: personId,
      planned_from: starts_at,
      planned_until: ends_at,
      checked_from: starts_at,
      checked_until: ends_at,
      state: 'signedOff',
      approved_from: starts_at,
      approved_until: ends_at,
      approved_break_minutes: 0,
      approved_minutes: minutes,
      approved_at: now,
    })
    .execute();
  return true;
}
