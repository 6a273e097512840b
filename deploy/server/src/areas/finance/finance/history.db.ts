import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

export type Subject = { readonly kind: string; readonly id: string };

const lines = (db: Db) =>
  db
    .selectFrom('activity as a')
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.actor_id'),
    )
    .leftJoin('person as r', (join) =>
      join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.recipient_id'),
    )
    .select([
      'a.id',
      'a.type',
      'a.category',
      'a.caption',
      'a.body',
      'a.actor_id',
      'a.before',
      'a.after',
      'a.reason',
      'a.at',
      'a.recipient_id',
      'a.due_date',
      'a.priority',
      'a.done_at',
      fullName<string | null>('p').as('actor_name'),
      fullName<string | null>('r').as('recipient_name'),
    ]);
export type HistoryLine = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>;

/** A step that asks somebody for something writes a to-do beside its own line; the history tells it once. */
const isToldOnce = sql<boolean>`(a.type <> 'LOG' or not exists (
  select from activity todo
  where todo.tenant_id = a.tenant_id and todo.subject_kind = a.subject_kind and todo.subject_id = a.subject_id
    and todo.type <> 'LOG' and todo.at = a.at and todo.actor_id is not distinct from a.actor_id))`;

export async function historyLines(
  db: Db,
  subject: Subject,
  page: { limit: number; page: number; without?: readonly string[] },
) {
  // Every caption is another one than those of no list.
  const isWanted = sql<boolean>`a.caption <> all(${[...(page.without ?? [])]}::text[])`;
  const rows = await lines(db)
    .where('a.subject_kind', '=', subject.kind)
    .where('a.subject_id', '=', subject.id)
    .where(isToldOnce)
    .where(isWanted)
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('activity as a')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('a.subject_kind', '=', subject.kind)
    .where('a.subject_id', '=', subject.id)
    .where(isToldOnce)
    .where(isWanted)
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export const historyLine = (db: Db, id: string) => lines(db).where('a.id', '=', id).executeTakeFirstOrThrow();

/** What was asked about a thing and is still to be done is done; gives back who owed it. */
export const finishTodos = async (
  db: Db,
  { subject, by, at }: { subject: Subject; by: string; at: Date },
): Promise<(string | null)[]> => {
  const done = await db
    .updateTable('activity')
    .set((of) => ({ done_at: at, done_by: by, version: of('version', '+', 1) }))
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('type', '<>', 'LOG')
    .where('done_at', 'is', null)
    .returning('recipient_id')
    .execute();
  return done.map(({ recipient_id }) => recipient_id);
};

export const hasOpenTodo = async (db: Db, subject: Subject, caption: string): Promise<boolean> =>
  (await db
    .selectFrom('activity')
    .select('id')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('type', '<>', 'LOG')
    .where('caption', '=', caption)
    .where('done_at', 'is', null)
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
      person_id: note.personId,
      type: 'LOG',
      category: note.category,
      caption: note.caption,
      body: note.body,
      person_party: note.personId,
      subject_kind: subject.kind,
      subject_id: subject.id,
      actor_id: note.actorId,
      at: note.at,
    })
    .execute();
}
