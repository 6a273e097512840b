import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

type GivenForProject = {
  byId: string;
  byName: string | null;
  stars: number;
  comment: string;
  at: Date;
};

/**
 * What clients gave for a project as a whole, the newest of each. Each rating is a line of the project's history, so
 * that no rating is ever written over; one without stars takes back what was before it.
 */
export async function givenForProject(db: Db, projectId: string): Promise<GivenForProject[]> {
  const { rows } = await sql<GivenForProject>`
    select g."byId", g."byName", g.stars, g.comment, g.at from (
      select distinct on (a."actorId") a."actorId" as "byId", ${fullName<string | null>('b')} as "byName",
        (a.after->>'stars')::int as stars, coalesce(a.after->>'comment', '') as comment, a.at
      from activity a
        left join person b on b.id = a."actorId"
      where a."subjectKind" = 'project' and a."subjectId" = ${projectId} and a.type = 'LOG'
        and a.caption = 'project_rated' and a."actorId" is not null
      order by a."actorId", a.at desc, a.id desc) g
    where g.stars is not null order by g.at desc, g."byId"`.execute(db);
  return rows;
}

export const daysOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project')
    .select(['kind', 'beginDate', 'cancelledAt'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
