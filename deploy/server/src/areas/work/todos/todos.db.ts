import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';

export type TodoViewer = {
  personId: string;
  /** What is everybody's who plans is shown to those who plan. */
  plans: boolean;
  /** What one accountant owes is shown to all of them: somebody may be ill. */
  accounts: boolean;
  /** To-dos of a bundle that is closed are closed with it. */
  types: readonly Exclude<Tables['activity']['type'], 'LOG'>[];
};

const name = fullName<string | null>;

/** To-dos that somebody may see: own ones, and those of nobody else's where one plans or accounts. */
function seenTodos(db: Db, { personId, plans, accounts, types }: TodoViewer, whose: 'own' | 'all') {
  const shared = [
    ...(plans ? (['TODO_INT'] as const) : []),
    ...(accounts ? (['TODO_PAYROLL_ITEM'] as const) : []),
  ];
  return db
    .selectFrom('activity as t')
    .where('t.type', '<>', 'LOG')
    .where(sql<boolean>`t.type = any(${[...types]}::text[])`)
    .where((of) =>
      of.or([
        of('t.recipientId', '=', personId),
        ...shared.map((type) =>
          whose === 'all'
            ? of('t.type', '=', type)
            : of.and([of('t.recipientId', 'is', null), of('t.type', '=', type)]),
        ),
      ]),
    );
}

/** What a to-do is about, named as the address of its page: a position is on that of its crew. */
const subjectKind = sql<
  string | null
>`case t."subjectKind" when 'crewItem' then 'crew' else t."subjectKind" end`;
const subjectId = sql<string | null>`case t."subjectKind"
  when 'crewItem' then (select i."crewId" from "crewItem" i where i.id = t."subjectId")
  when 'project' then (select p.number from project p where p.id = t."subjectId")
  when 'payroll' then (select p.number from payroll p where p.id = t."subjectId")
  when 'receipt' then (select r.number from receipt r where r.id = t."subjectId")
  when 'invoice' then (select v.number from invoice v where v.id = t."subjectId")
  else t."subjectId" end`;

const withNames = (rows: ReturnType<typeof seenTodos>) =>
  rows
    .leftJoin('person as r', 'r.id', 't.recipientId')
    .leftJoin('person as a', 'a.id', 't.actorId')
    .leftJoin('person as s', 's.id', 't.personParty')
    .leftJoin('person as d', 'd.id', 't.doneBy')
    .select([
      't.id',
      't.version',
      't.type',
      't.category',
      't.caption',
      't.body',
      't.dueDate',
      't.priority',
      't.doneAt',
      't.at',
      't.recipientId',
      't.personParty as partyId',
      subjectKind.as('subjectKind'),
      subjectId.as('subjectId'),
      name('r').as('recipient'),
      name('a').as('createdBy'),
      name('s').as('party'),
      name('d').as('doneBy'),
    ]);
export type TodoFound = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

type Wanted = {
  from?: string | undefined;
  to?: string | undefined;
  state: 'open' | 'done' | 'all';
  whose: 'own' | 'all';
  today: string;
  limit: number;
  page: number;
};

export async function todoRows(db: Db, viewer: TodoViewer, wanted: Wanted) {
  const overdue = sql<boolean>`(t."doneAt" is null and t."dueDate" < ${wanted.today})`;
  let found = seenTodos(db, viewer, wanted.whose);
  if (wanted.from !== undefined)
    found = found.where(sql<boolean>`(t."dueDate" >= ${wanted.from} or ${overdue})`);
  if (wanted.to !== undefined) found = found.where('t.dueDate', '<=', wanted.to);
  if (wanted.state === 'open') found = found.where('t.doneAt', 'is', null);
  if (wanted.state === 'done') found = found.where('t.doneAt', 'is not', null);
  const counts = await found
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${overdue}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where t."doneAt" is null))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await withNames(found)
    .orderBy(overdue, 'desc')
    .orderBy('t.dueDate')
    .orderBy('t.priority')
    .orderBy('t.at')
    .orderBy('t.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, ...counts };
}

export const todoById = (db: Db, viewer: TodoViewer, id: string) =>
  withNames(seenTodos(db, viewer, 'all'))
    .where('t.id', '=', id)
    .executeTakeFirst();

export const updateTodo = async (
  db: Db,
  id: string,
  change: Updateable<
    Pick<
      Tables['activity'],
      'caption' | 'body' | 'dueDate' | 'priority' | 'recipientId' | 'doneAt' | 'doneBy'
    >
  >,
): Promise<void> => {
  await db
    .updateTable('activity')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** The row itself, until the transaction ends: of two who change it at once the second sees the first. */
export const holdTodo = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('activity').select('id').where('id', '=', id).forUpdate().execute();
};

export const personExists = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst()) !== undefined;
