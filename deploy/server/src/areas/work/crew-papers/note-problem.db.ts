import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { orderedId } from '../../../platform/db/ordered-id.ts';
import type { Db } from '../../../platform/db/tables.ts';

/** What was said to be wrong with the hours of a crew, the oldest first. */
export const problemRows = (db: Db, crewId: string) =>
  db
    .selectFrom('delivery_note_problem as n')
    .innerJoin('person as b', (join) =>
      join.onRef('b.tenant_id', '=', 'n.tenant_id').onRef('b.id', '=', 'n.by_person'),
    )
    .leftJoin('person as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.settled_by'),
    )
    .select([
      'n.id',
      'n.body',
      sql<string>`coalesce(nullif(n.said_by, ''), ${fullName('b')}, '')`.as('by'),
      'n.by_person as byPerson',
      'n.at',
      'n.settled_as as settledAs',
      'n.settled_at as settledAt',
      fullName<string | null>('s').as('settledBy'),
      'n.answer',
    ])
    .where('n.crew_id', '=', crewId)
    .orderBy('n.at')
    .orderBy('n.id')
    .execute();
export type ProblemRow = Awaited<ReturnType<typeof problemRows>>[number];

export async function hasOpenProblem(db: Db, crewId: string): Promise<boolean> {
  const open = await db
    .selectFrom('delivery_note_problem')
    .select('id')
    .where('crew_id', '=', crewId)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function addProblem(
  db: Db,
  problem: { crewId: string; body: string; saidBy: string; byPerson: string; at: Date },
): Promise<void> {
  await db
    .insertInto('delivery_note_problem')
    .values({
      id: orderedId(),
      crew_id: problem.crewId,
      body: problem.body,
      said_by: problem.saidBy,
      by_person: problem.byPerson,
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
    .updateTable('delivery_note_problem')
    .set({ settled_as: as, answer, settled_by: by, settled_at: at })
    .where('crew_id', '=', crewId)
    .where('settled_at', 'is', null);
  if (problemId !== undefined) open = open.where('id', '=', problemId);
  const rows = await open.returning('by_person as byPerson').execute();
  return rows.map(({ byPerson }) => byPerson);
}

/** With the last problem settled there is nothing left to do about the note. */
export const closeProblemTodos = (db: Db, crewId: string, { by, at }: { by: string | null; at: Date }) =>
  db
    .updateTable('activity')
    .set({ done_at: at, done_by: by })
    .where('subject_kind', '=', 'crew')
    .where('subject_id', '=', crewId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'delivery_note_problem')
    .where('done_at', 'is', null)
    .execute();
