import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
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
    select given."byId", given."byName", given.stars, given.comment, given.at from (
      select distinct on (activity."actorId") activity."actorId" as "byId",
        ${fullName<string | null>('person')} as "byName",
        (activity.after->>'stars')::int as stars, coalesce(activity.after->>'comment', '') as comment, activity.at
      from activity
        left join person on person.id = activity."actorId"
      where activity."subjectKind" = 'project' and activity."subjectId" = ${projectId} and activity.type = 'LOG'
        and activity.caption = 'project_rated' and activity."actorId" is not null
      order by activity."actorId", activity.at desc, activity.id desc) given
    where given.stars is not null order by given.at desc, given."byId"`.execute(db);
  return rows;
}

export const daysOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project')
    .select(['kind', 'beginDate', 'cancelledAt'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
