import type { PlusCrewDay } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Crews that are measured, held: of two rounds at once the second passes by. */
export const crewsToRefresh = (db: Db) =>
  db
    .selectFrom('plus_crew')
    .select(['id', 'days_known_at as knownAt'])
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** Days of hours that were signed off or corrected since then. */
export const daysApprovedSince = async (db: Db, plusCrewId: string, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('plus_crew_member as m')
    .innerJoin('crew_check as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.person_id', '=', 'm.person_id'),
    )
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'c.tenant_id').onRef('i.id', '=', 'c.crew_item_id'),
    )
    .select('i.start_date as day')
    .distinct()
    .where('m.plus_crew_id', '=', plusCrewId)
    .where('c.approved_at', '>', since)
    .execute();
  return rows.map(({ day }) => day);
};

/** The first and the last day that somebody of the crew has work on, or that it has figures of. */
export const spanOfCrew = async (db: Db, plusCrewId: string) => {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(day)::text as from, max(day)::text as to from (
      select i.start_date as day from plus_crew_member m
        join crew_item i on i.tenant_id = m.tenant_id and i.person_id = m.person_id
        where m.plus_crew_id = ${plusCrewId}
      union all select day from plus_crew_day where plus_crew_id = ${plusCrewId}) d`.execute(db);
  return rows[0] ?? { from: null, to: null };
};

type Which = { from: string; to: string; days: readonly string[] };

const storedDays = (db: Db, plusCrewId: string, { from, to, days }: Which) =>
  db
    .selectFrom('plus_crew_day')
    .select([
      'day',
      'turnover_minor as turnoverMinor',
      'worked_minutes as workedMinutes',
      'booked_minor as bookedMinor',
    ])
    .where('plus_crew_id', '=', plusCrewId)
    .where((of) =>
      of.or([
        of.and([of('day', '>=', from), of('day', '<=', to)]),
        of('day', 'in', days.length > 0 ? [...days] : ['0001-01-01']),
      ]),
    )
    .execute();

const same = (a: PlusCrewDay, b: PlusCrewDay): boolean =>
  a.turnoverMinor === b.turnoverMinor &&
  a.workedMinutes === b.workedMinutes &&
  a.bookedMinor === b.bookedMinor;

/** Puts figures of these days in place of those that stand. How many were others. */
export async function writeDays(
  db: Db,
  plusCrewId: string,
  which: Which,
  wanted: readonly PlusCrewDay[],
): Promise<number> {
  const standing = new Map((await storedDays(db, plusCrewId, which)).map((one) => [one.day, one]));
  const different = wanted.filter((one) => {
    const before = standing.get(one.day);
    return before === undefined || !same(before, one);
  });
  const kept = new Set(wanted.map(({ day }) => day));
  const gone = [...standing.keys()].filter((day) => !kept.has(day));
  if (gone.length > 0)
    await db
      .deleteFrom('plus_crew_day')
      .where('plus_crew_id', '=', plusCrewId)
      .where('day', 'in', gone)
      .execute();
  for (let at = 0; at < different.length; at += 500) {
    await db
      .insertInto('plus_crew_day')
      .values(
        different.slice(at, at + 500).map((one) => ({
          plus_crew_id: plusCrewId,
          day: one.day,
          turnover_minor: one.turnoverMinor,
          worked_minutes: one.workedMinutes,
          booked_minor: one.bookedMinor,
        })),
      )
      .onConflict((on) =>
        on.columns(['tenant_id', 'plus_crew_id', 'day']).doUpdateSet((of) => ({
          turnover_minor: of.ref('excluded.turnover_minor'),
          worked_minutes: of.ref('excluded.worked_minutes'),
          booked_minor: of.ref('excluded.booked_minor'),
        })),
      )
      .execute();
  }
  return different.length + gone.length;
}

export const knowDays = async (db: Db, plusCrewId: string, at: Date): Promise<void> => {
  await db.updateTable('plus_crew').set({ days_known_at: at }).where('id', '=', plusCrewId).execute();
};
