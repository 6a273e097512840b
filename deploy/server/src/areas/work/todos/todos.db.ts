import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

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
        of('t.recipient_id', '=', personId),
        ...shared.map((type) =>
          whose === 'all'
            ? of('t.type', '=', type)
            : of.and([of('t.recipient_id', 'is', null), of('t.type', '=', type)]),
        ),
      ]),
    );
}

/** What a to-do is about, named as the address of its page: a position is on that of its crew. */
const subjectKind = sql<
  string | null
>`case t.subject_kind when 'crewItem' then 'crew' else t.subject_kind end`;
const subjectId = sql<string | null>`case t.subject_kind
  when 'crewItem' then (select i.crew_id from crew_item i where i.id = t.subject_id)
  when 'project' then (select p.number from project p where p.id = t.subject_id)
  when 'payroll' then (select p.number from payroll p where p.id = t.subject_id)
  when 'receipt' then (select r.number from receipt r where r.id = t.subject_id)
  when 'invoice' then (select v.number from invoice v where v.id = t.subject_id)
  else t.subject_id end`;

const withNames = (rows: ReturnType<typeof seenTodos>) =>
  rows
    .leftJoin('person as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.recipient_id'),
    )
    .leftJoin('person as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.actor_id'),
    )
    .leftJoin('person as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.id', '=', 't.person_party'),
    )
    .leftJoin('person as d', (join) =>
      join.onRef('d.tenant_id', '=', 't.tenant_id').onRef('d.id', '=', 't.done_by'),
    )
    .select([
      't.id',
      't.version',
      't.type',
      't.category',
      't.caption',
      't.body',
      't.due_date as dueDate',
      't.priority',
      't.done_at as doneAt',
      't.at',
      't.recipient_id as recipientId',
      't.person_party as partyId',
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
  const overdue = sql<boolean>`(t.done_at is null and t.due_date < ${wanted.today})`;
  let found = seenTodos(db, viewer, wanted.whose);
  if (wanted.from !== undefined)
    found = found.where(sql<boolean>`(t.due_date >= ${wanted.from} or ${overdue})`);
  if (wanted.to !== undefined) found = found.where('t.due_date', '<=', wanted.to);
  if (wanted.state === 'open') found = found.where('t.done_at', 'is', null);
  if (wanted.state === 'done') found = found.where('t.done_at', 'is not', null);
  const counts = await found
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${overdue}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where t.done_at is null))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await withNames(found)
    .orderBy(overdue, 'desc')
    .orderBy('t.due_date')
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
      'caption' | 'body' | 'due_date' | 'priority' | 'recipient_id' | 'done_at' | 'done_by'
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
