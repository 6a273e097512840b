import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

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
    .selectFrom(subjectsOf(db, projectId).as('subject'))
    .innerJoin('activity', (join) =>
      join.onRef('activity.subjectKind', '=', 'subject.kind').onRef('activity.subjectId', '=', 'subject.id'),
    )
    .where('activity.type', '=', type);

export async function activitiesOfProject(db: Db, wanted: Wanted) {
  const found = lines(db, wanted);
  return pageOf(
    found
      .leftJoin('person as actor', 'actor.id', 'activity.actorId')
      .leftJoin('person as recipient', 'recipient.id', 'activity.recipientId')
      .leftJoin('person as finisher', 'finisher.id', 'activity.doneBy')
      .select([
        'activity.id',
        'activity.version',
        'activity.type',
        'activity.caption',
        'activity.body',
        'activity.reason',
        'activity.at',
        'activity.before',
        'activity.after',
        'activity.dueDate',
        'activity.priority',
        'activity.doneAt',
        'actor.id as actorId',
        fullName<string | null>('actor').as('actorName'),
        'recipient.id as recipientId',
        fullName<string | null>('recipient').as('recipientName'),
        'finisher.id as doneById',
        fullName<string | null>('finisher').as('doneByName'),
        sql<string | null>`case subject.kind when 'crew' then subject.id end`.as('crewId'),
        'subject.crewName',
      ])
      .$if(wanted.type !== 'LOG', (todos) =>
        todos
          .orderBy(sql`activity."doneAt" is not null`)
          .orderBy('activity.dueDate')
          .orderBy('activity.priority'),
      )
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id', 'desc'),
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
