import type { Db } from '#platform/db/tables.ts';

/** Pictures that wait for the office, handed in before this moment, of which nobody was reminded. */
export const unremindedPictures = (db: Db, before: Date) =>
  db
    .selectFrom('pictureSubmission')
    .select(['id', 'personId', 'submittedAt'])
    .where('state', '=', 'pending')
    .where('remindedAt', 'is', null)
    .where('submittedAt', '<', before)
    .execute();

export async function setReminded(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('pictureSubmission').set({ remindedAt: at }).where('id', '=', id).execute();
}
