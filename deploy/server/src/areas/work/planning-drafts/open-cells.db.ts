import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';

type OpenCell = { plannerId: string; personId: string; day: string; now: Date; until: Date };

/** False where it only stays open: nobody has to hear of that. */
export async function writeOpenCell(
  db: Db,
  { plannerId, personId, day, now, until }: OpenCell,
): Promise<boolean> {
  const before = await db
    .selectFrom('planning_open_cell')
    .select('until')
    .where('planner_id', '=', plannerId)
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .where('until', '>', now)
    .executeTakeFirst();
  await db
    .insertInto('planning_open_cell')
    .values({ planner_id: plannerId, person_id: personId, day, until })
    .onConflict((on) =>
      on.columns(['tenant_id', 'planner_id']).doUpdateSet({ person_id: personId, day, until }),
    )
    .execute();
  return before === undefined;
}

/** False where none was open. */
export async function closeCell(db: Db, plannerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('planning_open_cell')
    .where('planner_id', '=', plannerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Cells that other planners have open. */
export const openCellsOfOthers = (db: Db, plannerId: string, now: Date) =>
  db
    .selectFrom('planning_open_cell as o')
    .innerJoin('person as a', (join) =>
      join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.id', '=', 'o.planner_id'),
    )
    .select(['o.planner_id as plannerId', 'o.person_id as personId', 'o.day', fullName('a').as('name')])
    .where('o.planner_id', '<>', plannerId)
    .where('o.until', '>', now)
    .orderBy('o.planner_id')
    .execute();
