import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';

/** The skill that a document proves, for as long as it is valid. */
export const grantSkill = async (
  db: Db,
  { person_id, skill_id, ...proof }: Insertable<Tables['person_skill']>,
): Promise<void> => {
  await db
    .insertInto('person_skill')
    .values({ person_id, skill_id, ...proof })
    .onConflict((on) => on.columns(['tenant_id', 'person_id', 'skill_id']).doUpdateSet(proof))
    .execute();
};

/** A document that is no longer good proves nothing from this day on. */
export const endSkill = async (db: Db, documentId: string, today: string): Promise<void> => {
  await db
    .updateTable('person_skill')
    .set({ valid_until: sql`least(coalesce(valid_until, ${today}::date - 1), ${today}::date - 1)` })
    .where('document_id', '=', documentId)
    .execute();
};

/** The document that this one was handed in for gives way to it. */
export const replacedBy = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('document')
    .set({ status: 'replaced', replaced_by: id, version: sql`version + 1` })
    .where('id', '=', (of) => of.selectFrom('document as n').select('n.replaces_id').where('n.id', '=', id))
    .where('status', '<>', 'replaced')
    .execute();
};
