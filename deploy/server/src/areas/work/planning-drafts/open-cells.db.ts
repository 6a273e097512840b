import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

type OpenCell = { plannerId: string; personId: string; day: string; now: Date; until: Date };

/** False where it only stays open: nobody has to hear of that. */
export async function writeOpenCell(
  db: Db,
  { plannerId, personId, day, now, until }: OpenCell,
): Promise<boolean> {
  const before = await db
    .selectFrom('planningOpenCell')
    .select('until')
    .where('plannerId', '=', plannerId)
    .where('personId', '=', personId)
    .where('day', '=', day)
    .where('until', '>', now)
    .executeTakeFirst();
  await db
    .insertInto('planningOpenCell')
    .values({ plannerId, personId, day, until })
    .onConflict((on) => on.columns(['tenantId', 'plannerId']).doUpdateSet({ personId, day, until }))
    .execute();
  return before === undefined;
}

/** False where none was open. */
export async function closeCell(db: Db, plannerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('planningOpenCell')
    .where('plannerId', '=', plannerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Cells that other planners have open. */
export const openCellsOfOthers = (db: Db, plannerId: string, now: Date) =>
  db
    .selectFrom('planningOpenCell')
    .innerJoin('person', 'person.id', 'planningOpenCell.plannerId')
    .select([
      'planningOpenCell.plannerId',
      'planningOpenCell.personId',
      'planningOpenCell.day',
      fullName('person').as('name'),
    ])
    .where('planningOpenCell.plannerId', '<>', plannerId)
    .where('planningOpenCell.until', '>', now)
    .orderBy('planningOpenCell.plannerId')
    .execute();
