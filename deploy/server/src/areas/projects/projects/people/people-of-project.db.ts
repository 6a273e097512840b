import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { canSeeCrew, canSeeRating, isChief, isFilled } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

/** Ids of everybody who has said yes to work in a project. */
export const peopleOfProject = (projectId: string) => sql`select "crewItem"."personId" from "crewItem"
  where "crewItem"."projectId" = ${projectId} and "crewItem"."personId" is not null and ${isFilled}`;

type Captions = string[];

export async function profilesOfProject(
  db: Db,
  viewer: Viewer,
  projectId: string,
  today: string,
  page: { limit: number; page: number },
) {
  const work = db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select([
      'crewItem.personId',
      sql<number>`count(*)`.as('shifts'),
      sql<boolean>`bool_or(${isChief('crewItem')})`.as('chief'),
    ])
    .where('crewItem.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where('crewItem.personId', 'is not', null)
    .where(isFilled)
    .groupBy('crewItem.personId');
  const found = db.selectFrom(work.as('work')).innerJoin('person', 'person.id', 'work.personId');
  return pageOf(
    found
      .leftJoin('file', (join) =>
        join.onRef('file.id', '=', 'person.pictureFileId').on('person.pictureState', '=', 'approved'),
      )
      .select([
        'person.id as personId',
        fullName('person').as('name'),
        'person.contactNumber',
        'file.id as fileId',
        'file.content as fileContent',
        'file.private as filePrivate',
        'work.shifts',
        'work.chief as crewChief',
        sql<Captions>`(select coalesce(json_agg(distinct function.caption), '[]') from "crewItem"
        join function on function.id = "crewItem"."functionId"
        where "crewItem"."personId" = person.id and "crewItem"."projectId" = ${projectId})`.as('functions'),
        sql<Captions>`(select coalesce(json_agg(skill.caption order by skill.caption), '[]') from "personSkill"
        join skill on skill.id = "personSkill"."skillId"
        where "personSkill"."personId" = person.id
          and ("personSkill"."validUntil" is null or "personSkill"."validUntil" >= ${today}::date))`.as(
          'skills',
        ),
      ])
      .select((of) =>
        jsonObjectFrom(
          of
            .selectFrom('crewRating')
            .leftJoin('crewItem', 'crewItem.id', 'crewRating.crewItemId')
            .leftJoin('project', 'project.id', 'crewItem.projectId')
            .whereRef('crewRating.personId', '=', 'person.id')
            .where(canSeeRating(viewer))
            .select([
              sql<number | null>`round(avg("crewRating".stars), 1)::float`.as('average'),
              sql<number>`count(*)`.as('count'),
            ]),
        )
          .$notNull()
          .as('rating'),
      )
      .orderBy('person.lastName')
      .orderBy('person.firstName')
      .orderBy('person.id'),
    page,
  );
}

/** Who leads a project, and the days that their work spans. */
export const leadersOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project')
    .innerJoin('person', (join) =>
      join.on(sql<boolean>`person.id in (project."managerId", project."plannerId")`),
    )
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', 'person.pictureFileId').on('person.pictureState', '=', 'approved'),
    )
    .select([
      'person.id as personId',
      fullName('person').as('name'),
      sql<
        'projectManager' | 'planner'
      >`case when person.id = project."managerId" then 'projectManager' else 'planner' end`.as('role'),
      'person.email',
      'person.phone',
      'file.id as fileId',
      'file.content as fileContent',
      'file.private as filePrivate',
    ])
    .where('project.id', '=', projectId)
    .orderBy('role', 'desc')
    .execute();

/** A project and the last day of its work, as far as it is known. */
export const spanOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project')
    .select([
      'project.number',
      'project.name',
      'project.beginDate as begin',
      sql<
        string | null
      >`coalesce(project."endDate", (select max(coalesce(crew."endDate", crew."startDate")) from crew
        where crew."projectId" = project.id and crew."cancelledAt" is null))`.as('end'),
    ])
    .where('project.id', '=', projectId)
    .executeTakeFirstOrThrow();

/** The days on which somebody works in a project, or is asked to, the first first. */
export const ownDays = (db: Db, { projectId, personId }: { projectId: string; personId: string }) =>
  db
    .selectFrom('crewItem')
    .select(['startDate as begin', sql<string>`coalesce("endDate", "startDate")`.as('end')])
    .where('projectId', '=', projectId)
    .where('personId', '=', personId)
    .where('status', 'in', crewItemGroups.active)
    .orderBy('startDate')
    .execute();
