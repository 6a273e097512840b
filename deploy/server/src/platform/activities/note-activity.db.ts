import { orderedId } from '../db/ordered-id.ts';
import type { Db, Tables } from '../db/tables.ts';
import { json } from '../db/tables.ts';

type Subject = { readonly kind: string; readonly id: string };

/** Writes a line of the LOG, in the transaction of what it tells about. */
export async function noteActivity(
  db: Db,
  note: {
    /** Whose history it belongs to. */
    personId: string | null;
    category: string;
    /** A word that the screens translate. */
    caption: string;
    body?: string;
    /** The person it is about, where that is another one. */
    personParty?: string | null;
    /** The thing whose history it belongs to. */
    subject?: Subject;
    /** Who did it; nobody where the server did. */
    actorId?: string | null;
    before?: unknown;
    after?: unknown;
    reason?: string;
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: orderedId(),
      personId: note.personId,
      type: 'LOG',
      category: note.category,
      caption: note.caption,
      body: note.body ?? '',
      personParty: note.personParty ?? note.personId,
      subjectKind: note.subject?.kind ?? null,
      subjectId: note.subject?.id ?? null,
      actorId: note.actorId ?? null,
      before: note.before === undefined ? null : json(note.before),
      after: note.after === undefined ? null : json(note.after),
      reason: note.reason ?? '',
      at: note.at,
    })
    .execute();
}

/** Something that somebody has to do; `recipientId` empty means everybody who plans. */
export async function addTodo(
  db: Db,
  todo: {
    type: Exclude<Tables['activity']['type'], 'LOG'>;
    recipientId: string | null;
    category: string;
    caption: string;
    body?: string;
    personParty?: string | null;
    subject?: Subject;
    dueDate: string;
    priority: 1 | 2 | 3;
    actorId?: string | null;
    at: Date;
  },
): Promise<string> {
  const id = orderedId();
  await db
    .insertInto('activity')
    .values({
      id,
      personId: null,
      type: todo.type,
      category: todo.category,
      caption: todo.caption,
      body: todo.body ?? '',
      personParty: todo.personParty ?? null,
      subjectKind: todo.subject?.kind ?? null,
      subjectId: todo.subject?.id ?? null,
      actorId: todo.actorId ?? null,
      recipientId: todo.recipientId,
      dueDate: todo.dueDate,
      priority: todo.priority,
      at: todo.at,
    })
    .execute();
  return id;
}
