import { activeStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { canSeeCrew, canSeeRating, isChief, isFilled } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

/** Ids of everybody who has said yes to work in a project. */
export const peopleOfProject = (projectId: string) => sql`select i.person_id from crew_item i
  where i.project_id = ${projectId} and i.person_id is not null and ${isFilled}`;

type Captions = string[];

export async function profilesOfProject(
  db: Db,
  viewer: Viewer,
  projectId: string,
  today: string,
  page: { limit: number; page: number },
) {
  const work = db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select([
      'i.tenant_id',
      'i.person_id',
      sql<number>`count(*)`.as('shifts'),
      sql<boolean>`bool_or(${isChief('i')})`.as('chief'),
    ])
    .where('i.project_id', '=', projectId)
    .where(canSeeCrew(viewer))
    .where('i.person_id', 'is not', null)
    .where(isFilled)
    .groupBy(['i.tenant_id', 'i.person_id']);
  const found = db
    .selectFrom(work.as('w'))
    .innerJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'w.tenant_id').onRef('n.id', '=', 'w.person_id'),
    );
  return pageOf(
    found
      .leftJoin('file as f', (join) =>
        join
          .onRef('f.tenant_id', '=', 'n.tenant_id')
          .onRef('f.id', '=', 'n.picture_file_id')
          .on('n.picture_state', '=', 'approved'),
      )
      .select([
        'n.id as personId',
        fullName('n').as('name'),
        'n.contact_number as contactNumber',
        'f.id as fileId',
        'f.content as fileContent',
        'f.private as filePrivate',
        'w.shifts',
        'w.chief as crewChief',
        sql<Captions>`(select coalesce(json_agg(distinct u.caption), '[]') from crew_item i
        join function u on u.tenant_id = i.tenant_id and u.id = i.function_id
        where i.tenant_id = n.tenant_id and i.person_id = n.id and i.project_id = ${projectId})`.as(
          'functions',
        ),
        sql<Captions>`(select coalesce(json_agg(s.caption order by s.caption), '[]') from person_skill ps
        join skill s on s.tenant_id = ps.tenant_id and s.id = ps.skill_id
        where ps.tenant_id = n.tenant_id and ps.person_id = n.id
          and (ps.valid_until is null or ps.valid_until >= ${today}::date))`.as('skills'),
        sql<{ average: number | null; count: number }>`(select json_build_object('average',
          round(avg(r.stars), 1)::float, 'count', count(*)) from crew_rating r
        left join crew_item i on i.tenant_id = r.tenant_id and i.id = r.crew_item_id
        left join project p on p.tenant_id = i.tenant_id and p.id = i.project_id
        where r.tenant_id = n.tenant_id and r.person_id = n.id and ${canSeeRating(viewer)})`.as('rating'),
      ])
      .orderBy('n.last_name')
      .orderBy('n.first_name')
      .orderBy('n.id'),
    page,
  );
}

/** Who leads a project, and the days that their work spans. */
export const leadersOfProject = (db: Db, projectId: string) =>
  db
    .selectFrom('project as p')
    .innerJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'p.tenant_id').on(sql<boolean>`n.id in (p.manager_id, p.planner_id)`),
    )
    .leftJoin('file as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'n.tenant_id')
        .onRef('f.id', '=', 'n.picture_file_id')
        .on('n.picture_state', '=', 'approved'),
    )
    .select([
      'n.id as personId',
      fullName('n').as('name'),
      sql<
        'projectManager' | 'planner'
      >`case when n.id = p.manager_id then 'projectManager' else 'planner' end`.as('role'),
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
      'p.begin_date as begin',
      sql<string | null>`coalesce(p.end_date, (select max(coalesce(k.end_date, k.start_date)) from crew k
        where k.tenant_id = p.tenant_id and k.project_id = p.id and k.cancelled_at is null))`.as('end'),
    ])
    .where('p.id', '=', projectId)
    .executeTakeFirstOrThrow();

/** The days on which somebody works in a project, or is asked to, the first first. */
export const ownDays = (db: Db, { projectId, personId }: { projectId: string; personId: string }) =>
  db
    .selectFrom('crew_item')
    .select(['start_date as begin', sql<string>`coalesce(end_date, start_date)`.as('end')])
    .where('project_id', '=', projectId)
    .where('person_id', '=', personId)
    .where('status', 'in', activeStates)
    .orderBy('start_date')
    .execute();
