import { finishedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { canSeeRating, isMember } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

type Shared = { startDate: string; endDate: string | null; timeZone: string };

/** Crews that two people share, and crews of a client's company that a person is in; days of the crews. */
export async function sharedCrews(
  db: Db,
  { callerId, personId, client }: { callerId: string; personId: string; client: boolean },
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select distinct c.start_date as "startDate", c.end_date as "endDate", c.time_zone as "timeZone"
    from crew_item i join crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    where i.person_id = ${personId} and ${isMember('i')}
      and (exists (select from crew_item m where m.tenant_id = i.tenant_id and m.crew_id = i.crew_id
          and m.person_id = ${callerId} and ${isMember('m')})
        or (${client} and p.kind = 'client' and p.company_id in (select k.company_id from contact k
          where k.person_id = ${callerId} and k.active and k.company_id is not null)))
    order by c.start_date desc limit 500`.execute(db);
  return rows;
}

/** Whether two belong to the same membership crew, or one of them plans it. */
export async function shareMembership(
  db: Db,
  { callerId, personId }: { callerId: string; personId: string },
): Promise<boolean> {
  const { rows } = await sql`select from planner_crew_membership m
    join planner_crew g on g.tenant_id = m.tenant_id and g.id = m.planner_crew_id
    where m.person_id = ${personId} and (g.planner_id = ${callerId} or exists (
      select from planner_crew_membership o where o.tenant_id = m.tenant_id
        and o.planner_crew_id = m.planner_crew_id and o.person_id = ${callerId})) limit 1`.execute(db);
  return rows.length > 0;
}

const visibleRatings = (db: Db, personId: string, viewer: Viewer) =>
  db
    .selectFrom('crew_rating as r')
    .leftJoin('crew_item as i', 'i.id', 'r.crew_item_id')
    .leftJoin('project as p', 'p.id', 'i.project_id')
    .where('r.person_id', '=', personId)
    .where(canSeeRating(viewer));

/** The latest ratings of a person that the viewer may see. */
export async function ratingsShown(db: Db, personId: string, viewer: Viewer) {
  const rows = await visibleRatings(db, personId, viewer)
    .select([
      'r.stars',
      'r.comment',
      'r.type_id as typeId',
      'r.at',
      sql<string>`coalesce(p.name, '')`.as('project'),
    ])
    .orderBy('r.at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What they come to: a figure must not tell what the list hides. */
export const ratingShown = (db: Db, personId: string, viewer: Viewer) =>
  visibleRatings(db, personId, viewer)
    .select((of) => [
      sql<number | null>`round(avg(r.stars), 2)::float8`.as('average'),
      of.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();

export async function jobsDoneBy(db: Db, personId: string): Promise<number> {
  const { done } = await db
    .selectFrom('crew_item')
    .select((of) => of.fn.countAll<number>().as('done'))
    .where('person_id', '=', personId)
    .where('status', 'in', finishedStates)
    .executeTakeFirstOrThrow();
  return done;
}
