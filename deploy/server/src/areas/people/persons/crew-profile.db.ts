import { finishedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { canSeeRating, isMember } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

type Shared = { startDate: string; endDate: string | null; timeZone: string };

/** Crews that two people share, and crews of a client's company that a person is in; days of the crews. */
export async function sharedCrews(
  db: Db,
  { callerId, personId, client }: { callerId: string; personId: string; client: boolean },
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select distinct c."startDate", c."endDate", c."timeZone"
    from "crewItem" i join crew c on c.id = i."crewId"
    join project p on p.id = c."projectId"
    where i."personId" = ${personId} and ${isMember('i')}
      and (exists (select from "crewItem" m where m."crewId" = i."crewId"
          and m."personId" = ${callerId} and ${isMember('m')})
        or (${client} and p.kind = 'client' and p."companyId" in (select k."companyId" from contact k
          where k."personId" = ${callerId} and k.active and k."companyId" is not null)))
    order by c."startDate" desc limit 500`.execute(db);
  return rows;
}

/** Whether two belong to the same membership crew, or one of them plans it. */
export async function shareMembership(
  db: Db,
  { callerId, personId }: { callerId: string; personId: string },
): Promise<boolean> {
  const { rows } = await sql`select from "plannerCrewMembership" m
    join "plannerCrew" g on g.id = m."plannerCrewId"
    where m."personId" = ${personId} and (g."plannerId" = ${callerId} or exists (
      select from "plannerCrewMembership" o where o."plannerCrewId" = m."plannerCrewId" and o."personId" = ${callerId})) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

const visibleRatings = (db: Db, personId: string, viewer: Viewer) =>
  db
    .selectFrom('crewRating as r')
    .leftJoin('crewItem as i', 'i.id', 'r.crewItemId')
    .leftJoin('project as p', 'p.id', 'i.projectId')
    .where('r.personId', '=', personId)
    .where(canSeeRating(viewer));

/** The latest ratings of a person that the viewer may see. */
export async function ratingsShown(db: Db, personId: string, viewer: Viewer) {
  const rows = await visibleRatings(db, personId, viewer)
    .select(['r.stars', 'r.comment', 'r.typeId', 'r.at', sql<string>`coalesce(p.name, '')`.as('project')])
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
    .selectFrom('crewItem')
    .select((of) => of.fn.countAll<number>().as('done'))
    .where('personId', '=', personId)
    .where('status', 'in', finishedStates)
    .executeTakeFirstOrThrow();
  return done;
}
