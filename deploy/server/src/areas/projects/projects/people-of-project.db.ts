import { activeStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { canSeeCrew, canSeeRating, isChief, isFilled } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { pageOf } from '#platform/db/page-of.ts';

/** Ids of everybody who has said yes to work in a project. */
export const peopleOfProject = (projectId: string) => sql`select i."personId" from "crewItem" i
  where i."projectId" = ${projectId} and i."personId" is not null and ${isFilled}`;

type Captions = string[];

export async function profilesOfProject(
  db: Db,
  viewer: Viewer,
  projectId: string,
  today: string,
  page: { limit: number; page: number },
) {
  const work = db
    .selectFrom('crewItem as i')
    .innerJoin('crew as k', 'k.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .select([
      'i.personId',
      sql<number>`count(*)`.as('shifts'),
      sql<boolean>`bool_or(${isChief('i')})`.as('chief'),
    ])
    .where('i.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where('i.personId', 'is not', null)
    .where(isFilled)
    .groupBy('i.personId');
  const found = db.selectFrom(work.as('w')).innerJoin('person as n', 'n.id', 'w.personId');
  return pageOf(
    found
      .leftJoin('file as f', (join) =>
        join.onRef('f.id', '=', 'n.pictureFileId').on('n.pictureState', '=', 'approved'),
      )
      .select([
        'n.id as personId',
        fullName('n').as('name'),
        'n.contactNumber',
        'f.id as fileId',
        'f.content as fileContent',
        'f.private as filePrivate',
        'w.shifts',
        'w.chief as crewChief',
        sql<Captions>`(select coalesce(json_agg(distinct u.caption), '[]') from "crewItem" i
        join function u on u.id = i."functionId"
        where i."personId" = n.id and i."projectId" = ${projectId})`.as('functions'),
        sql<Captions>`(select coalesce(json_agg(s.caption order by s.caption), '[]') from "personSkill" ps
        join skill s on s.id = ps."skillId"
        where ps."personId" = n.id
          and (ps."validUntil" is null or ps."validUntil" >= ${today}::date))`.as('skills'),
        sql<{ average: number | null; count: number }>`(select json_build_object('average',
          round(avg(r.stars), 1)::float, 'count', count(*)) from "crewRating" r
        left join "crewItem" i on i.id = r."crewItemId"
        left join project p on p.id = i."projectId"
        where r."personId" = n.id and ${canSeeRating(viewer)})`.as('rating'),
      ])
      .orderBy('n.lastName')
      .orderBy('n.firstName')
      .orderBy('n.id'),
    page,
  );
}

/** Who leads a project, and the days that their work spans. */
export const leadersOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project as p')
    .innerJoin('person as n', (join) => join.on(sql<boolean>`n.id in (p."managerId", p."plannerId")`))
    .leftJoin('file as f', (join) =>
      join.onRef('f.id', '=', 'n.pictureFileId').on('n.pictureState', '=', 'approved'),
    )
    .select([
      'n.id as personId',
      fullName('n').as('name'),
      sql<
        'projectManager' | 'planner'
      >`case when n.id = p."managerId" then 'projectManager' else 'planner' end`.as('role'),
      'n.email',
      'n.phone',
      'f.id as fileId',
      'f.content as fileContent',
      'f.private as filePrivate',
    ])
    .where('p.id', '=', projectId)
    .orderBy('role', 'desc')
    .execute();

/** A project and the last day of its work, as far as it is known. */
export const spanOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project as p')
    .select([
      'p.number',
      'p.name',
      'p.beginDate as begin',
      sql<string | null>`coalesce(p."endDate", (select max(coalesce(k."endDate", k."startDate")) from crew k
        where k."projectId" = p.id and k."cancelledAt" is null))`.as('end'),
    ])
    .where('p.id', '=', projectId)
    .executeTakeFirstOrThrow();

/** The days on which somebody works in a project, or is asked to, the first first. */
export const ownDays = (db: Db, { projectId, personId }: { projectId: string; personId: string }) =>
  db
    .selectFrom('crewItem')
    .select(['startDate as begin', sql<string>`coalesce("endDate", "startDate")`.as('end')])
    .where('projectId', '=', projectId)
    .where('personId', '=', personId)
    .where('status', 'in', activeStates)
    .orderBy('startDate')
    .execute();
