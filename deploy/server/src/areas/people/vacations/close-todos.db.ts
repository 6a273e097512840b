import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What had to be decided is decided: its to-dos are done. */
export const closeTodosAbout = async (
  db: Db,
  subject: { kind: string; id: string },
  { at, by }: { at: Date; by: string | null },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ done_at: at, done_by: by, version: sql`version + 1` })
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('type', '=', 'TODO_INT')
    .where('done_at', 'is', null)
    .execute();
};
