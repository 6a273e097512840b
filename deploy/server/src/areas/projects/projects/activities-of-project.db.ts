import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = { projectId: string; type: 'LOG' | 'TODO_INT'; limit: number; page: number };

/** A project and its crews, as what lines can be about: each is looked up by itself among a million lines. */
const subjectsOf = (db: Db, projectId: string) =>
  db
    .selectFrom('project')
    .select([sql<string>`'project'`.as('kind'), 'id', sql<string | null>`null`.as('crewName')])
    .where('id', '=', projectId)
    .unionAll(
      db
        .selectFrom('crew')
        .select([sql<string>`'crew'`.as('kind'), 'id', sql<string | null>`name`.as('crewName')])
        .where('projectId', '=', projectId),
    );

/** Lines about a project or one of its crews. */
const lines = (db: Db, { projectId, type }: Wanted) =>
  db
    .selectFrom(subjectsOf(db, projectId).as('s'))
    .innerJoin('activity as a', (join) =>
      join.onRef('a.subjectKind', '=', 's.kind').onRef('a.subjectId', '=', 's.id'),
    )
    .where('a.type', '=', type);

export async function activitiesOfProject(db: Db, wanted: Wanted) {
  const found = lines(db, wanted);
  return pageOf(
    found
      .leftJoin('person as n', 'n.id', 'a.actorId')
      .leftJoin('person as o', 'o.id', 'a.recipientId')
      .leftJoin('person as d', 'd.id', 'a.doneBy')
      .select([
        'a.id',
        'a.version',
        'a.type',
        'a.caption',
        'a.body',
        'a.reason',
        'a.at',
        'a.before',
        'a.after',
        'a.dueDate',
        'a.priority',
        'a.doneAt',
        'n.id as actorId',
        fullName<string | null>('n').as('actorName'),
        'o.id as recipientId',
        fullName<string | null>('o').as('recipientName'),
        'd.id as doneById',
        fullName<string | null>('d').as('doneByName'),
        sql<string | null>`case s.kind when 'crew' then s.id end`.as('crewId'),
        's.crewName',
      ])
      .$if(wanted.type !== 'LOG', (todos) =>
        todos
          .orderBy(sql`a."doneAt" is not null`)
          .orderBy('a.dueDate')
          .orderBy('a.priority'),
      )
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc'),
    wanted,
  );
}
export type ActivityFound = Awaited<ReturnType<typeof activitiesOfProject>>['rows'][number];

/** What the ids in lines of a history are called today. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${fullName('person')} as name from person where id = any(${[...ids]}::text[])
    union all select id, name from location where id = any(${[...ids]}::text[])
    union all select id, caption from "rateCard" where id = any(${[...ids]}::text[])
    union all select id, caption from "clientMark" where id = any(${[...ids]}::text[])
    union all select id, name from company where id = any(${[...ids]}::text[])
    union all select id, name from contact where id = any(${[...ids]}::text[])
    union all select id, caption from "catalogueEntry" where list = 'cateringAgreementTypes'
      and id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
