import type { PlusCrewDay } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Crews that are measured, held: of two rounds at once the second passes by. */
export const crewsToRefresh = (db: Db) =>
  db
    .selectFrom('plusCrew')
    .select(['id', 'daysKnownAt as knownAt'])
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

/** Days of hours that were signed off or corrected since then. */
export const daysApprovedSince = async (db: Db, plusCrewId: string, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('plusCrewMember')
    .innerJoin('crewCheck', 'crewCheck.personId', 'plusCrewMember.personId')
    .innerJoin('crewItem', 'crewItem.id', 'crewCheck.crewItemId')
    .select('crewItem.startDate as day')
    .distinct()
    .where('plusCrewMember.plusCrewId', '=', plusCrewId)
    .where('crewCheck.approvedAt', '>', since)
    .execute();
  return rows.map(({ day }) => day);
};

/** The first and the last day that somebody of the crew has work on, or that it has figures of. */
export const spanOfCrew = async (db: Db, plusCrewId: string) => {
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select min(day)::text as from, max(day)::text as to from (
      select "crewItem"."startDate" as day from "plusCrewMember"
        join "crewItem" on "crewItem"."personId" = "plusCrewMember"."personId"
        where "plusCrewMember"."plusCrewId" = ${plusCrewId}
      union all select day from "plusCrewDay" where "plusCrewId" = ${plusCrewId}) worked`.execute(db);
  return rows[0] ?? { from: null, to: null };
};

type Which = { from: string; to: string; days: readonly string[] };

const storedDays = (db: Db, plusCrewId: string, { from, to, days }: Which) =>
  db
    .selectFrom('plusCrewDay')
    .select(['day', 'turnoverMinor', 'workedMinutes', 'bookedMinor'])
    .where('plusCrewId', '=', plusCrewId)
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
      .deleteFrom('plusCrewDay')
      .where('plusCrewId', '=', plusCrewId)
      .where('day', 'in', gone)
      .execute();
  for (let at = 0; at < different.length; at += 500) {
    await db
      .insertInto('plusCrewDay')
      .values(
        different.slice(at, at + 500).map((one) => ({
          plusCrewId,
          day: one.day,
          turnoverMinor: one.turnoverMinor,
          workedMinutes: one.workedMinutes,
          bookedMinor: one.bookedMinor,
        })),
      )
      .onConflict((on) =>
        on.columns(['tenantId', 'plusCrewId', 'day']).doUpdateSet((of) => ({
          turnoverMinor: of.ref('excluded.turnoverMinor'),
          workedMinutes: of.ref('excluded.workedMinutes'),
          bookedMinor: of.ref('excluded.bookedMinor'),
        })),
      )
      .execute();
  }
  return different.length + gone.length;
}

export const knowDays = async (db: Db, plusCrewId: string, at: Date): Promise<void> => {
  await db.updateTable('plusCrew').set({ daysKnownAt: at }).where('id', '=', plusCrewId).execute();
};
