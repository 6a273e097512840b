import type { Db } from '../../../platform/db/tables.ts';

/** A wish that is decided is nothing to do any more. */
export const closeRemovalTodos = async (
  db: Db,
  { itemId, at, by }: { itemId: string; at: Date; by: string | null },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ done_at: at, done_by: by })
    .where('subject_kind', '=', 'crewItem')
    .where('subject_id', '=', itemId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'removal_asked')
    .where('done_at', 'is', null)
    .execute();
};
