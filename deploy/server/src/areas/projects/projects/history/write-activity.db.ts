import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/tables.ts';

type Named = { personParty: string | null; recipientId: string | null };

/** Which of the people named do not exist. */
export async function unknownPeople(db: Db, named: Named): Promise<(keyof Named)[]> {
  const ids = [named.personParty, named.recipientId].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const found = await db.selectFrom('person').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  return (['personParty', 'recipientId'] as const).filter((path) => {
    const id = named[path];
    return id !== null && !known.has(id);
  });
}

type Note = {
  category: string;
  caption: string;
  body: string;
  personParty: string | null;
  actorId: string | null;
  at: Date;
};

/** A note that somebody wrote: like a line of the LOG, but its id goes back to the writer. */
export async function noteOfProject(db: Db, projectId: string, note: Note): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('activity')
    .values({
      id,
      personId: null,
      type: 'LOG',
      category: note.category,
      caption: note.caption,
      body: note.body,
      personParty: note.personParty,
      actorId: note.actorId,
      subjectKind: 'project',
      subjectId: projectId,
      at: note.at,
    })
    .execute();
  return id;
}
