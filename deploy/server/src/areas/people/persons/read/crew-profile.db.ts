import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { canSeeRating, isMember } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';

type Shared = { startDate: string; endDate: string | null; timeZone: string };

/** Crews that two people share, and crews of a client's company that a person is in; days of the crews. */
export async function sharedCrews(
  db: Db,
  { callerId, personId, client }: { callerId: string; personId: string; client: boolean },
): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select distinct crew."startDate", crew."endDate", crew."timeZone"
    from "crewItem" join crew on crew.id = "crewItem"."crewId"
    join project on project.id = crew."projectId"
    where "crewItem"."personId" = ${personId} and ${isMember('crewItem')}
      and (exists (select from "crewItem" own where own."crewId" = "crewItem"."crewId"
          and own."personId" = ${callerId} and ${isMember('own')})
        or (${client} and project.kind = 'client' and project."companyId" in (select contact."companyId" from contact
          where contact."personId" = ${callerId} and contact.active and contact."companyId" is not null)))
    order by crew."startDate" desc limit 500`.execute(db);
  return rows;
}

/** Whether two belong to the same membership crew, or one of them plans it. */
export async function shareMembership(
  db: Db,
  { callerId, personId }: { callerId: string; personId: string },
): Promise<boolean> {
  const { rows } = await sql`select from "plannerCrewMembership"
    join "plannerCrew" on "plannerCrew".id = "plannerCrewMembership"."plannerCrewId"
    where "plannerCrewMembership"."personId" = ${personId} and ("plannerCrew"."plannerId" = ${callerId} or exists (
      select from "plannerCrewMembership" own where own."plannerCrewId" = "plannerCrewMembership"."plannerCrewId"
        and own."personId" = ${callerId})) limit 1`.execute(db);
  return rows.length > 0;
}

const visibleRatings = (db: Db, personId: string, viewer: Viewer) =>
  db
    .selectFrom('crewRating')
    .leftJoin('crewItem', 'crewItem.id', 'crewRating.crewItemId')
    .leftJoin('project', 'project.id', 'crewItem.projectId')
    .where('crewRating.personId', '=', personId)
    .where(canSeeRating(viewer));

/** The latest ratings of a person that the viewer may see. */
export async function ratingsShown(db: Db, personId: string, viewer: Viewer) {
  const rows = await visibleRatings(db, personId, viewer)
    .select([
      'crewRating.stars',
      'crewRating.comment',
      'crewRating.typeId',
      'crewRating.at',
      sql<string>`coalesce(project.name, '')`.as('project'),
    ])
    .orderBy('crewRating.at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** What they come to: a figure must not tell what the list hides. */
export const ratingShown = (db: Db, personId: string, viewer: Viewer) =>
  visibleRatings(db, personId, viewer)
    .select((of) => [
      sql<number | null>`round(avg("crewRating".stars), 2)::float8`.as('average'),
      of.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();

export async function jobsDoneBy(db: Db, personId: string): Promise<number> {
  const { done } = await db
    .selectFrom('crewItem')
    .select((of) => of.fn.countAll<number>().as('done'))
    .where('personId', '=', personId)
    .where('status', 'in', crewItemGroups.finished)
    .executeTakeFirstOrThrow();
  return done;
}
