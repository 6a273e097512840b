import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

/** The skill that a document proves, for as long as it is valid. */
export const grantSkill = async (
  db: Db,
  { personId, skillId, ...proof }: Insertable<Tables['personSkill']>,
): Promise<void> => {
  await db
    .insertInto('personSkill')
    .values({ personId, skillId, ...proof })
    .onConflict((on) => on.columns(['tenantId', 'personId', 'skillId']).doUpdateSet(proof))
    .execute();
};

/** A document that is no longer good proves nothing from this day on. */
export const endSkill = async (db: Db, documentId: string, today: string): Promise<void> => {
  await db
    .updateTable('personSkill')
    .set({ validUntil: sql`least(coalesce("validUntil", ${today}::date - 1), ${today}::date - 1)` })
    .where('documentId', '=', documentId)
    .execute();
};

/** The document that this one was handed in for gives way to it. */
export const replacedBy = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('document')
    .set({ status: 'replaced', replacedBy: id, version: sql`version + 1` })
    .where('id', '=', (of) =>
      of.selectFrom('document as newer').select('newer.replacesId').where('newer.id', '=', id),
    )
    .where('status', '<>', 'replaced')
    .execute();
};
