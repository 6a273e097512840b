import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

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
    .selectFrom('activity')
    .where('activity.type', '<>', 'LOG')
    .where(sql<boolean>`activity.type = any(${[...types]}::text[])`)
    .where((of) =>
      of.or([
        of('activity.recipientId', '=', personId),
        ...shared.map((type) =>
          whose === 'all'
            ? of('activity.type', '=', type)
            : of.and([of('activity.recipientId', 'is', null), of('activity.type', '=', type)]),
        ),
      ]),
    );
}

/** What a to-do is about, named as the address of its page: a position is on that of its crew. */
const subjectKind = sql<
  string | null
>`case activity."subjectKind" when 'crewItem' then 'crew' else activity."subjectKind" end`;
const subjectId = sql<string | null>`case activity."subjectKind"
  when 'crewItem' then (select "crewItem"."crewId" from "crewItem" where "crewItem".id = activity."subjectId")
  when 'project' then (select project.number from project where project.id = activity."subjectId")
  when 'payroll' then (select payroll.number from payroll where payroll.id = activity."subjectId")
  when 'receipt' then (select receipt.number from receipt where receipt.id = activity."subjectId")
  when 'invoice' then (select invoice.number from invoice where invoice.id = activity."subjectId")
  else activity."subjectId" end`;

const withNames = (rows: ReturnType<typeof seenTodos>) =>
  rows
    .leftJoin('person as recipient', 'recipient.id', 'activity.recipientId')
    .leftJoin('person as creator', 'creator.id', 'activity.actorId')
    .leftJoin('person as party', 'party.id', 'activity.personParty')
    .leftJoin('person as finisher', 'finisher.id', 'activity.doneBy')
    .select([
      'activity.id',
      'activity.version',
      'activity.type',
      'activity.category',
      'activity.caption',
      'activity.body',
      'activity.dueDate',
      'activity.priority',
      'activity.doneAt',
      'activity.at',
      'activity.recipientId',
      'activity.personParty as partyId',
      subjectKind.as('subjectKind'),
      subjectId.as('subjectId'),
      name('recipient').as('recipient'),
      name('creator').as('createdBy'),
      name('party').as('party'),
      name('finisher').as('doneBy'),
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
  const overdue = sql<boolean>`(activity."doneAt" is null and activity."dueDate" < ${wanted.today})`;
  let found = seenTodos(db, viewer, wanted.whose);
  if (wanted.from !== undefined)
    found = found.where(sql<boolean>`(activity."dueDate" >= ${wanted.from} or ${overdue})`);
  if (wanted.to !== undefined) found = found.where('activity.dueDate', '<=', wanted.to);
  if (wanted.state === 'open') found = found.where('activity.doneAt', 'is', null);
  if (wanted.state === 'done') found = found.where('activity.doneAt', 'is not', null);
  const counts = await found
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where ${overdue}))::int`.as('overdue'),
      sql<number>`(count(*) filter (where activity."doneAt" is null))::int`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await withNames(found)
    .orderBy(overdue, 'desc')
    .orderBy('activity.dueDate')
    .orderBy('activity.priority')
    .orderBy('activity.at')
    .orderBy('activity.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, ...counts };
}

export const todoById = (db: Db, viewer: TodoViewer, id: string) =>
  withNames(seenTodos(db, viewer, 'all'))
    .where('activity.id', '=', id)
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
