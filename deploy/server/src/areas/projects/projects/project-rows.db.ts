import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, isPosition, canSeeProject } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Counts = { positions: number; filled: number; nextDay: string | null };

/** Projects that somebody sees, with the names beside them. */
export const visibleProjects = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('project as p')
    .leftJoin('company as co', 'co.id', 'p.companyId')
    .leftJoin('clientMark as cm', 'cm.id', 'p.clientMarkId')
    .leftJoin('location as l', 'l.id', 'p.locationId')
    .leftJoin('person as pm', 'pm.id', 'p.managerId')
    .leftJoin('person as pl', 'pl.id', 'p.plannerId')
    .leftJoin('file as lo', 'lo.id', 'p.logoFileId')
    .where(canSeeProject(viewer));

/** What every row of projects shows; the counts are looked up for the rows of the page only. */
export const rowColumns = (today: string) =>
  [
    'p.id',
    'p.number',
    'p.name',
    'p.kind',
    'p.status',
    'p.beginDate',
    'p.endDate',
    'p.reference',
    'p.closedAt',
    'p.cancelledAt',
    'co.id as companyId',
    'co.name as companyName',
    'cm.id as markId',
    'cm.caption as markCaption',
    'l.id as locationId',
    'l.name as locationName',
    'l.city as locationCity',
    'pm.id as managerId',
    fullName<string | null>('pm').as('managerName'),
    'pl.id as plannerId',
    fullName<string | null>('pl').as('plannerName'),
    'lo.id as logoId',
    'lo.content as logoContent',
    'lo.private as logoPrivate',
    sql<number>`(select count(*) from crew k where k."projectId" = p.id
      and k."cancelledAt" is null)`.as('crews'),
    sql<Counts>`(select json_build_object(
        'positions', count(*) filter (where ${isPosition}),
        'filled', count(*) filter (where ${isFilled}),
        'nextDay', min(i."startDate") filter (where ${isPosition} and i."startDate" >= ${today}::date))
      from "crewItem" i where i."projectId" = p.id)`.as('counts'),
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
  /** A narrower choice of the caller's own, of `project as p`. */
  also?: RawBuilder<boolean> | undefined;
  limit: number;
  page: number;
};

const searched = sql`fold_text(concat_ws(' ', p.number, p.name, p.reference, co.name, cm.caption, l.city))`;

const mine = (personId: string | null) => sql<boolean>`(${personId}::text in (p."managerId", p."plannerId",
  p."createdBy") or exists (select from "projectContact" pc
    join contact c on c.id = pc."contactId"
    where pc."projectId" = p.id and c."personId" = ${personId}))`;

export async function projectRows(db: Db, viewer: Viewer, today: string, wanted: Wanted) {
  let found = visibleProjects(db, viewer);
  if (wanted.also) found = found.where(wanted.also);
  if (wanted.my) found = found.where(mine(viewer.personId));
  if (wanted.closed !== undefined) {
    const closed = sql<boolean>`(p."closedAt" is not null or p."cancelledAt" is not null)`;
    found = found.where(wanted.closed ? closed : sql<boolean>`not ${closed}`);
  }
  if (wanted.status) found = found.where('p.status', '=', wanted.status);
  if (wanted.companyId) found = found.where('p.companyId', '=', wanted.companyId);
  if (wanted.beginDateFrom) found = found.where('p.beginDate', '>=', wanted.beginDateFrom);
  if (wanted.beginDateTo) found = found.where('p.beginDate', '<=', wanted.beginDateTo);
  if (wanted.withoutKinds?.length) {
    found = found.where(sql<string>`p.kind`, 'not in', wanted.withoutKinds);
  }
  found = found.where(hasAll(searched, wanted.search));
  return pageOf(found.select(rowColumns(today)).orderBy('p.beginDate', 'desc').orderBy('p.id'), wanted);
}
export type ProjectRowOfDb = Awaited<ReturnType<typeof projectRows>>['rows'][number];
