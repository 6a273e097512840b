import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { json } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

export type ChangeValues = Record<string, string | null>;
type Changes = { before: ChangeValues; after: ChangeValues };

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'personChange.changes': Changes;
  }
}

const rows = (db: Db) =>
  db
    .selectFrom('personChange')
    .innerJoin('person', 'person.id', 'personChange.personId')
    .leftJoin('person as decider', 'decider.id', 'personChange.decidedBy')
    .select([
      'personChange.id',
      'personChange.version',
      'personChange.personId',
      fullName('person').as('personName'),
      'personChange.state',
      'personChange.changes',
      'personChange.reason',
      'personChange.askedAt',
      'personChange.decidedAt',
      fullName<string | null>('decider').as('decidedBy'),
    ]);
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export const changeById = (db: Db, id: string) =>
  rows(db).where('personChange.id', '=', id).executeTakeFirst();

const openChangeOf = (db: Db, personId: string) =>
  rows(db)
    .where('personChange.personId', '=', personId)
    .where('personChange.state', '=', 'open')
    .executeTakeFirst();

/** What was decided last, where nothing was asked for since. */
export const lastChangeOf = (db: Db, personId: string) =>
  rows(db)
    .where('personChange.personId', '=', personId)
    .orderBy('personChange.askedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function changeRows(
  db: Db,
  { state, ...page }: { state: ChangeRow['state']; limit: number; page: number },
) {
  const { total } = await db
    .selectFrom('personChange')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  const found = await rows(db)
    .where('personChange.state', '=', state)
    .orderBy('personChange.askedAt', state === 'open' ? 'asc' : 'desc')
    .orderBy('personChange.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows: found, total };
}

/** What is wanted joins what was wanted before; nobody decides twice. Gives the id and whether it is new. */
export async function askForChange(
  db: Db,
  { personId, changes, at }: { personId: string; changes: Changes; at: Date },
): Promise<{ id: string; isNew: boolean }> {
  const open = await openChangeOf(db, personId);
  if (!open) {
    const id = randomUUID();
    const row = { id, personId, state: 'open' as const, askedAt: at };
    await db
      .insertInto('personChange')
      .values({ ...row, changes: json(changes) })
      .execute();
    return { id, isNew: true };
  }
  const merged = {
    before: { ...changes.before, ...open.changes.before },
    after: { ...open.changes.after, ...changes.after },
  };
  await db
    .updateTable('personChange')
    .set({ changes: json(merged), version: sql<number>`version + 1`, askedAt: at })
    .where('id', '=', open.id)
    .execute();
  return { id: open.id, isNew: false };
}

/** False where it is not open any more. */
export async function decideChange(
  db: Db,
  id: string,
  set: { state: 'approved' | 'rejected' | 'withdrawn'; reason?: string; decidedBy: string | null; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('personChange')
    .set({
      state: set.state,
      reason: set.reason ?? '',
      decidedBy: set.decidedBy,
      decidedAt: set.at,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** What was to be done about a thing is done with it. */
export const closeTodosOf = async (
  db: Db,
  subject: { kind: string; id: string },
  done: { at: Date; by: string | null },
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ doneAt: done.at, doneBy: done.by })
    .where('subjectKind', '=', subject.kind)
    .where('subjectId', '=', subject.id)
    .where('type', '<>', 'LOG')
    .where('doneAt', 'is', null)
    .execute();
};
