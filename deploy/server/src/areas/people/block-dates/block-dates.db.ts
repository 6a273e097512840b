import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const columns = ['id', 'version', 'fromDay as from', 'toDay as to', 'reason'] as const;

/** One person's blocks are changed by one call at a time, so that what overlaps is seen and merged. */
export const holdBlocksOf = async (db: Db, personId: string): Promise<void> => {
  await db.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
};

export async function blocksOf(
  db: Db,
  personId: string,
  query: { from: string; to?: string | undefined; limit: number; page: number },
) {
  const mine = db
    .selectFrom('blockDate')
    .where('personId', '=', personId)
    .where('toDay', '>=', query.from)
    .$if(query.to !== undefined, (rows) => rows.where('fromDay', '<=', query.to ?? ''));
  return pageOf(mine.select(columns).orderBy('fromDay'), query);
}

export const blocksMeeting = (db: Db, personId: string, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('blockDate')
    .select(columns)
    .where('personId', '=', personId)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .orderBy('fromDay')
    .execute();

export const blockById = (db: Db, { personId, blockId }: { personId: string; blockId: string }) =>
  db
    .selectFrom('blockDate')
    .select(columns)
    .where('id', '=', blockId)
    .where('personId', '=', personId)
    .executeTakeFirst();

type Block = { id: string; personId: string; from: string; to: string; reason: string; at: Date };

/** Writes the merged block in place of those that it takes in; the first of them keeps its name. */
export async function writeBlock(
  db: Db,
  block: Block,
  replaced: readonly string[],
): Promise<{ id: string; version: number }> {
  const [kept, ...gone] = replaced;
  if (gone.length > 0) await db.deleteFrom('blockDate').where('id', 'in', gone).execute();
  const days = { fromDay: block.from, toDay: block.to, reason: block.reason };
  if (kept !== undefined) {
    return db
      .updateTable('blockDate')
      .set({ ...days, version: sql`version + 1` })
      .where('id', '=', kept)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
  }
  return db
    .insertInto('blockDate')
    .values({ id: block.id, personId: block.personId, ...days, createdAt: block.at })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export const deleteBlock = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('blockDate').where('id', '=', id).execute();
};
