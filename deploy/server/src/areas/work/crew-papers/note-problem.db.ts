import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { orderedId } from '#platform/db/ordered-id.ts';
import type { Db } from '#platform/db/tables.ts';

/** What was said to be wrong with the hours of a crew, the oldest first. */
export const problemRows = (db: Db, crewId: string) =>
  db
    .selectFrom('deliveryNoteProblem')
    .innerJoin('person as author', 'author.id', 'deliveryNoteProblem.byPerson')
    .leftJoin('person as settler', 'settler.id', 'deliveryNoteProblem.settledBy')
    .select([
      'deliveryNoteProblem.id',
      'deliveryNoteProblem.body',
      sql<string>`coalesce(nullif("deliveryNoteProblem"."saidBy", ''), ${fullName('author')}, '')`.as('by'),
      'deliveryNoteProblem.byPerson',
      'deliveryNoteProblem.at',
      'deliveryNoteProblem.settledAs',
      'deliveryNoteProblem.settledAt',
      fullName<string | null>('settler').as('settledBy'),
      'deliveryNoteProblem.answer',
    ])
    .where('deliveryNoteProblem.crewId', '=', crewId)
    .orderBy('deliveryNoteProblem.at')
    .orderBy('deliveryNoteProblem.id')
    .execute();
export type ProblemRow = Awaited<ReturnType<typeof problemRows>>[number];

export async function hasOpenProblem(db: Db, crewId: string): Promise<boolean> {
  const open = await db
    .selectFrom('deliveryNoteProblem')
    .select('id')
    .where('crewId', '=', crewId)
    .where('settledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function addProblem(
  db: Db,
  problem: { crewId: string; body: string; saidBy: string; byPerson: string; at: Date },
): Promise<void> {
  await db
    .insertInto('deliveryNoteProblem')
    .values({
      id: orderedId(),
      crewId: problem.crewId,
      body: problem.body,
      saidBy: problem.saidBy,
      byPerson: problem.byPerson,
      at: problem.at,
    })
    .execute();
}

type Settled = { as: 'answered' | 'corrected'; answer?: string; by: string | null; at: Date };

/** Settles one problem, or all that are open; says whose they were. */
export async function settleProblems(
  db: Db,
  { crewId, problemId }: { crewId: string; problemId?: string },
  { as, answer = '', by, at }: Settled,
): Promise<string[]> {
  let open = db
    .updateTable('deliveryNoteProblem')
    .set({ settledAs: as, answer, settledBy: by, settledAt: at })
    .where('crewId', '=', crewId)
    .where('settledAt', 'is', null);
  if (problemId !== undefined) open = open.where('id', '=', problemId);
  const rows = await open.returning('byPerson').execute();
  return rows.map(({ byPerson }) => byPerson);
}

/** With the last problem settled there is nothing left to do about the note. */
export const closeProblemTodos = (db: Db, crewId: string, { by, at }: { by: string | null; at: Date }) =>
  db
    .updateTable('activity')
    .set({ doneAt: at, doneBy: by })
    .where('subjectKind', '=', 'crew')
    .where('subjectId', '=', crewId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'delivery_note_problem')
    .where('doneAt', 'is', null)
    .execute();
