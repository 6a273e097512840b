import type { Db } from '#platform/db/tables.ts';

/** A wish that is decided is nothing to do any more. */
export const closeRemovalTodos = async (
  db: Db,
  { itemId, at, by }: { itemId: string; at: Date; by: string | null },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ doneAt: at, doneBy: by })
    .where('subjectKind', '=', 'crewItem')
    .where('subjectId', '=', itemId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'removal_asked')
    .where('doneAt', 'is', null)
    .execute();
};
