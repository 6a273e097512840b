import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { isVacancy } from '../crew-items/crew-items.public.ts';

type CrewFacts = { name: string; note: string; places: number | null; contactAllowed: boolean };

export const insertCrew = async (
  db: Db,
  row: CrewFacts & { id: string; plannerId: string | null },
): Promise<void> => {
  await db
    .insertInto('plannerCrew')
    .values({ ...row, kind: 'membership' })
    .execute();
};

export const updateCrew = async (db: Db, id: string, facts: CrewFacts): Promise<void> => {
  await db
    .updateTable('plannerCrew')
    .set({ ...facts, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** Whether only people of this crew are offered some open positions. */
export const aloneIsOffered = async (db: Db, plannerCrewId: string, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('crewItem')
    .select('id')
    .where('offerCrewId', '=', plannerCrewId)
    .where(isVacancy(now))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Everybody leaves; answers who was in it. */
export async function closeCrew(db: Db, id: string, at: Date): Promise<string[]> {
  await db
    .updateTable('plannerCrew')
    .set({ closedAt: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  const left = await db
    .deleteFrom('plannerCrewMembership')
    .where('plannerCrewId', '=', id)
    .returning('personId')
    .execute();
  return left.map(({ personId }) => personId);
}
