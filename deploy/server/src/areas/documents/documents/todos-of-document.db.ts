import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** What was to be done about a document is done. */
export const closeTodos = async (
  db: Db,
  documentId: string,
  { by, at }: { by: string | null; at: Date },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ done_at: at, done_by: by, version: sql`version + 1` })
    .where('subject_kind', '=', 'document')
    .where('subject_id', '=', documentId)
    .where('type', '<>', 'LOG')
    .where('done_at', 'is', null)
    .execute();
};
