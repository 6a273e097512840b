import type { RawBuilder } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { isFilled, isPosition, canSeeProject } from '../../../account/access/access.public.ts';
import type { Viewer } from '../../../account/access/access.public.ts';
import { hasAll, inNamed, inText } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const counts = (today: string) =>
  jsonObjectFrom(
    expressionBuilder<Tables, 'project'>()
      .selectFrom('crewItem')
      .whereRef('crewItem.projectId', '=', 'project.id')
      .select([
        sql<number>`count(*) filter (where ${isPosition})`.as('positions'),
        sql<number>`count(*) filter (where ${isFilled})`.as('filled'),
        sql<string | null>`min("crewItem"."startDate") filter (where ${isPosition}
          and "crewItem"."startDate" >= ${today}::date)`.as('nextDay'),
      ]),
  ).$notNull();

/** Projects that somebody sees, with the names beside them. */
export const visibleProjects = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('project')
    .leftJoin('company', 'company.id', 'project.companyId')
    .leftJoin('clientMark', 'clientMark.id', 'project.clientMarkId')
    .leftJoin('location', 'location.id', 'project.locationId')
    .leftJoin('person as manager', 'manager.id', 'project.managerId')
    .leftJoin('person as planner', 'planner.id', 'project.plannerId')
    .leftJoin('file', 'file.id', 'project.logoFileId')
    .where(canSeeProject(viewer));

/** What every row of projects shows; the counts are looked up for the rows of the page only. */
export const rowColumns = (today: string) =>
  [
    'project.id',
    'project.number',
    'project.name',
    'project.kind',
    'project.status',
    'project.beginDate',
    'project.endDate',
    'project.reference',
    'project.closedAt',
    'project.cancelledAt',
    'company.id as companyId',
    'company.name as companyName',
    'clientMark.id as markId',
    'clientMark.caption as markCaption',
    'location.id as locationId',
    'location.name as locationName',
    'location.city as locationCity',
    'manager.id as managerId',
    fullName<string | null>('manager').as('managerName'),
    'planner.id as plannerId',
    fullName<string | null>('planner').as('plannerName'),
    'file.id as logoId',
    'file.content as logoContent',
    'file.private as logoPrivate',
    sql<number>`(select count(*) from crew where crew."projectId" = project.id
      and crew."cancelledAt" is null)`.as('crews'),
    counts(today).as('counts'),
  ] as const;

export type Wanted = {
  search: Search;
  my?: boolean | undefined;
  closed?: boolean | undefined;
  status?: 'confirmed' | 'quoted' | 'design' | undefined;
  companyId?: string | undefined;
  beginDateFrom?: string | undefined;
  beginDateTo?: string | undefined;
  withoutKinds?: readonly string[] | undefined;
  /** A narrower choice of the caller's own. */
  also?: RawBuilder<boolean> | undefined;
  limit: number;
  page: number;
};

const searched = [
  inText(sql.ref('project.searchText')),
  inNamed('project.companyId', 'company', sql`fold_text(named.name)`),
  inNamed('project.clientMarkId', 'clientMark', sql`fold_text(named.caption)`),
  inNamed('project.locationId', 'location', sql`fold_text(named.city)`),
];

const mine = (
  personId: string | null,
) => sql<boolean>`(${personId}::text in (project."managerId", project."plannerId",
  project."createdBy") or exists (select from "projectContact"
    join contact on contact.id = "projectContact"."contactId"
    where "projectContact"."projectId" = project.id and contact."personId" = ${personId}))`;

export async function projectRows(db: Db, viewer: Viewer, today: string, wanted: Wanted) {
  let found = visibleProjects(db, viewer);
  if (wanted.also) found = found.where(wanted.also);
  if (wanted.my) found = found.where(mine(viewer.personId));
  if (wanted.closed !== undefined) {
    const closed = sql<boolean>`(project."closedAt" is not null or project."cancelledAt" is not null)`;
    found = found.where(wanted.closed ? closed : sql<boolean>`not ${closed}`);
  }
  if (wanted.status) found = found.where('project.status', '=', wanted.status);
  if (wanted.companyId) found = found.where('project.companyId', '=', wanted.companyId);
  if (wanted.beginDateFrom) found = found.where('project.beginDate', '>=', wanted.beginDateFrom);
  if (wanted.beginDateTo) found = found.where('project.beginDate', '<=', wanted.beginDateTo);
  if (wanted.withoutKinds?.length) {
    found = found.where(sql<string>`project.kind`, 'not in', wanted.withoutKinds);
  }
  found = found.where(hasAll(searched, wanted.search));
  return pageOf(
    found.select(rowColumns(today)).orderBy('project.beginDate', 'desc').orderBy('project.id'),
    wanted,
  );
}
export type ProjectRowOfDb = Awaited<ReturnType<typeof projectRows>>['rows'][number];
