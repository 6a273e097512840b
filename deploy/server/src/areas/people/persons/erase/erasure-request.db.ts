import type { Db } from '#platform/db/tables.ts';

/** When somebody asked to be deleted, while nobody of the office has answered. */
export async function erasureAskedAt(db: Db, personId: string): Promise<Date | null> {
  const open = await db
    .selectFrom('activity')
    .select('at')
    .where('caption', '=', 'erasure_asked')
    .where('type', '=', 'TODO_INT')
    .where('subjectKind', '=', 'person')
    .where('subjectId', '=', personId)
    .where('doneAt', 'is', null)
    .orderBy('at')
    .executeTakeFirst();
  return open?.at ?? null;
}
