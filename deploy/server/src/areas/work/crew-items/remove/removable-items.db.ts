import { json } from '#platform/db/tables.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { insertItems } from '../item/crew-item.db.ts';

export type ItemRow = Selectable<Tables['crewItem']>;

/** Which of these positions somebody has applied for. */
export async function appliedFor(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('crewItemApplication')
    .select('crewItemId as id')
    .where('crewItemId', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Positions with all that is kept of them. */
export const wholeItems = (db: Db, ids: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('crewItem')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();

/** Positions that this person has removed, as they were, the last removal of each. */
export const removedItems = (
  db: Db,
  { itemIds, personId }: { itemIds: readonly string[]; personId: string | null },
) =>
  db
    .selectFrom('activity')
    .distinctOn('subjectId')
    .select(['at', sql<ItemRow>`before`.as('row')])
    .where('subjectKind', '=', 'crewItem')
    .where('subjectId', 'in', [...itemIds])
    .where('caption', '=', 'item_remove')
    .where('actorId', '=', personId)
    .orderBy('subjectId')
    .orderBy('at', 'desc')
    .execute();

/** As they were; a version that somebody has seen is not seen again. */
export const insertRemoved = (db: Db, rows: readonly ItemRow[]): Promise<unknown> =>
  insertItems(
    db,
    rows.map((row): Insertable<Tables['crewItem']> => ({
      ...row,
      version: row.version + 1,
      changes: row.changes && json(row.changes),
    })),
  );
