import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What had to be decided is decided: its to-dos are done. */
export const closeTodosAbout = async (
  db: Db,
  subject: { kind: string; id: string },
  { at, by }: { at: Date; by: string | null },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ doneAt: at, doneBy: by, version: sql`version + 1` })
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('type', '=', 'TODO_INT')
    .where('doneAt', 'is', null)
    .execute();
};
