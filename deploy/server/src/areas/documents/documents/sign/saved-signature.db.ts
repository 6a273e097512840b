import type { Db } from '#platform/db/tables.ts';

type Kept = { how: 'drawn' | 'typed'; imageFileId: string | null; typedName: string };

export const savedOf = (db: Db, personId: string): Promise<Kept | undefined> =>
  db
    .selectFrom('savedSignature')
    .select(['how', 'imageFileId', 'typedName'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export async function keepSignature(db: Db, personId: string, kept: Kept, at: Date): Promise<void> {
  const row = { ...kept, savedAt: at };
  await db
    .insertInto('savedSignature')
    .values({ ...row, personId })
    .onConflict((on) => on.columns(['tenantId', 'personId']).doUpdateSet(row))
    .execute();
}

export const forgetSaved = async (db: Db, personId: string): Promise<void> => {
  await db.deleteFrom('savedSignature').where('personId', '=', personId).execute();
};
