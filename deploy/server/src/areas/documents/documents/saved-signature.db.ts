import type { Db } from '../../../platform/db/tables.ts';

type Kept = { how: 'drawn' | 'typed'; image_file_id: string | null; typed_name: string };

export const savedOf = (db: Db, personId: string): Promise<Kept | undefined> =>
  db
    .selectFrom('saved_signature')
    .select(['how', 'image_file_id', 'typed_name'])
    .where('person_id', '=', personId)
    .executeTakeFirst();

export async function keepSignature(db: Db, personId: string, kept: Kept, at: Date): Promise<void> {
  const row = { ...kept, saved_at: at };
  await db
    .insertInto('saved_signature')
    .values({ ...row, person_id: personId })
    .onConflict((on) => on.columns(['tenant_id', 'person_id']).doUpdateSet(row))
    .execute();
}

export const forgetSaved = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('saved_signature').where('person_id', '=', personId).execute();
};
