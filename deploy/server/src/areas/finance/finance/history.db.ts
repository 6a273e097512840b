import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

export type Subject = { readonly kind: string; readonly id: string };

const lines = (db: Db) =>
  db
    .selectFrom('activity')
    .leftJoin('person as actor', 'actor.id', 'activity.actorId')
    .leftJoin('person as recipient', 'recipient.id', 'activity.recipientId')
    .select([
      'activity.id',
      'activity.type',
      'activity.category',
      'activity.caption',
      'activity.body',
      'activity.actorId',
      'activity.before',
      'activity.after',
      'activity.reason',
      'activity.at',
      'activity.recipientId',
      'activity.dueDate',
      'activity.priority',
      'activity.doneAt',
      fullName<string | null>('actor').as('actorName'),
      fullName<string | null>('recipient').as('recipient_name'),
    ]);
export type HistoryLine = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

/** A step that asks somebody for something writes a to-do beside its own line; the history tells it once. */
const isShownOnce = sql<boolean>`(activity.type <> 'LOG' or not exists (
  select from activity todo
  where todo."subjectKind" = activity."subjectKind" and todo."subjectId" = activity."subjectId"
    and todo.type <> 'LOG' and todo.at = activity.at and todo."actorId" is not distinct from activity."actorId"))`;

export async function historyLines(
  db: Db,
  subject: Subject,
  page: { limit: number; page: number; without?: readonly string[] },
) {
  // Every caption is another one than those of no list.
  const isWanted = sql<boolean>`activity.caption <> all(${[...(page.without ?? [])]}::text[])`;
  const rows = await lines(db)
    .where('activity.subjectKind', '=', subject.kind)
    .where('activity.subjectId', '=', subject.id)
    .where(isShownOnce)
    .where(isWanted)
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('activity')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where(isShownOnce)
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const historyLine = (db: Db, id: string) =>
  lines(db).where('activity.id', '=', id).executeTakeFirstOrThrow();

/** What was asked about a thing and is still to be done is done; gives back who owed it. */
export const finishTodos = async (
  db: Db,
  { subject, by, at }: { subject: Subject; by: string; at: Date },
): Promise<(string | null)[]> => {
  const done = await db
    .updateTable('activity')
    .set((of) => ({ doneAt: at, doneBy: by, version: of('version', '+', 1) }))
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('type', '<>', 'LOG')
    .where('doneAt', 'is', null)
    .returning('recipientId')
    .execute();
  return done.map(({ recipientId }) => recipientId);
};

export const hasOpenTodo = async (db: Db, subject: Subject, caption: string): Promise<boolean> =>
  (await db
    .selectFrom('activity')
    .select('id')
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('type', '<>', 'LOG')
    .where('caption', '=', caption)
    .where('doneAt', 'is', null)
    .executeTakeFirst()) !== undefined;

/** A note that somebody writes into a history. */
export async function addNote(
  db: Db,
  note: {
    id: string;
    subject: Subject;
    category: string;
    caption: string;
    body: string;
    personId: string;
    actorId: string;
    at: Date;
  },
): Promise<void> {
  const { subject } = note;
  await db
    .insertInto('activity')
    .values({
      id: note.id,
      personId: note.personId,
      type: 'LOG',
      category: note.category,
      caption: note.caption,
      body: note.body,
      personParty: note.personId,
      subjectKind: subject.kind,
      subjectId: subject.id,
      actorId: note.actorId,
      at: note.at,
    })
    .execute();
}
