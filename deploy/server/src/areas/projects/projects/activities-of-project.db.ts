import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { totalOf } from '../../../platform/db/total-of.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

type Wanted = { projectId: string; type: 'LOG' | 'TODO_INT'; limit: number; page: number };

/** Lines about a project or one of its crews. */
const lines = (db: Db, { projectId, type }: Wanted) =>
  db
    .selectFrom('activity as a')
    .leftJoin('crew as k', (join) =>
      join
        .onRef('k.tenant_id', '=', 'a.tenant_id')
        .onRef('k.id', '=', 'a.subject_id')
        .on('a.subject_kind', '=', 'crew')
        .on('k.project_id', '=', projectId),
    )
    .where('a.type', '=', type)
    .where(sql<boolean>`((a.subject_kind = 'project' and a.subject_id = ${projectId}) or k.id is not null)`);

export async function activitiesOfProject(db: Db, wanted: Wanted) {
  const found = lines(db, wanted);
  const total = await totalOf(found);
  const rows = await found
    .leftJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'a.tenant_id').onRef('n.id', '=', 'a.actor_id'),
    )
    .leftJoin('person as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.recipient_id'),
    )
    .leftJoin('person as d', (join) =>
      join.onRef('d.tenant_id', '=', 'a.tenant_id').onRef('d.id', '=', 'a.done_by'),
    )
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
      'a.due_date as dueDate',
      'a.priority',
      'a.done_at as doneAt',
      'n.id as actorId',
      fullName<string | null>('n').as('actorName'),
      'o.id as recipientId',
      fullName<string | null>('o').as('recipientName'),
      'd.id as doneById',
      fullName<string | null>('d').as('doneByName'),
      'k.id as crewId',
      'k.name as crewName',
    ])
    .$if(wanted.type !== 'LOG', (todos) =>
      todos
        .orderBy(sql`a.done_at is not null`)
        .orderBy('a.due_date')
        .orderBy('a.priority'),
    )
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
export type ActivityFound = Awaited<ReturnType<typeof activitiesOfProject>>['rows'][number];

/** What the ids in lines of a history are called today. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${fullName('person')} as name from person where id = any(${[...ids]}::text[])
    union all select id, name from location where id = any(${[...ids]}::text[])
    union all select id, caption from rate_card where id = any(${[...ids]}::text[])
    union all select id, caption from client_mark where id = any(${[...ids]}::text[])
    union all select id, name from company where id = any(${[...ids]}::text[])
    union all select id, name from contact where id = any(${[...ids]}::text[])
    union all select id, caption from catalogue_entry where list = 'cateringAgreementTypes'
      and id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
