import type { Db } from '../../../platform/db/tables.ts';

/** Pictures that wait for the office, handed in before this moment, of which nobody was reminded. */
export const unremindedPictures = (db: Db, before: Date) =>
  db
    .selectFrom('picture_submission')
    .select(['id', 'person_id', 'submitted_at'])
    .where('state', '=', 'pending')
    .where('reminded_at', 'is', null)
    .where('submitted_at', '<', before)
    .execute();

export async function setReminded(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('picture_submission').set({ reminded_at: at }).where('id', '=', id).execute();
}
