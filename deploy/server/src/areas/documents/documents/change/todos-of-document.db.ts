import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** What was to be done about a document is done. */
export const closeTodos = async (
  db: Db,
  documentId: string,
  { by, at }: { by: string | null; at: Date },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ doneAt: at, doneBy: by, version: sql`version + 1` })
    .where('subjectKind', '=', 'document')
    .where('subjectId', '=', documentId)
    .where('type', '<>', 'LOG')
    .where('doneAt', 'is', null)
    .execute();
};
