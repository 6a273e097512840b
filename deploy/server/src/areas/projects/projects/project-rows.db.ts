import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isFilled, isPosition, canSeeProject } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

type Counts = { positions: number; filled: number; nextDay: string | null };

/** Projects that somebody sees, with the names beside them. */
export const visibleProjects = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('project as p')
    .leftJoin('company as co', (join) =>
      join.onRef('co.tenant_id', '=', 'p.tenant_id').onRef('co.id', '=', 'p.company_id'),
    )
    .leftJoin('client_mark as cm', (join) =>
      join.onRef('cm.tenant_id', '=', 'p.tenant_id').onRef('cm.id', '=', 'p.client_mark_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'p.tenant_id').onRef('l.id', '=', 'p.location_id'),
    )
    .leftJoin('person as pm', (join) =>
      join.onRef('pm.tenant_id', '=', 'p.tenant_id').onRef('pm.id', '=', 'p.manager_id'),
    )
    .leftJoin('person as pl', (join) =>
      join.onRef('pl.tenant_id', '=', 'p.tenant_id').onRef('pl.id', '=', 'p.planner_id'),
    )
    .leftJoin('file as lo', (join) =>
      join.onRef('lo.tenant_id', '=', 'p.tenant_id').onRef('lo.id', '=', 'p.logo_file_id'),
    )
    .where(canSeeProject(viewer));

/** What every row of projects shows; the counts are looked up for the rows of the page only. */
export const rowColumns = (today: string) =>
  [
    'p.id',
    'p.number',
    'p.name',
    'p.kind',
    'p.status',
    'p.begin_date as beginDate',
    'p.end_date as endDate',
    'p.reference',
    'p.closed_at as closedAt',
    'p.cancelled_at as cancelledAt',
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
    sql<number>`(select count(*) from crew k where k.tenant_id = p.tenant_id and k.project_id = p.id
      and k.cancelled_at is null)`.as('crews'),
    sql<Counts>`(select json_build_object(
        'positions', count(*) filter (where ${isPosition}),
        'filled', count(*) filter (where ${isFilled}),
        'nextDay', min(i.start_date) filter (where ${isPosition} and i.start_date >= ${today}::date))
      from crew_item i where i.tenant_id = p.tenant_id and i.project_id = p.id)`.as('counts'),
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

const searched = sql`fold_text(p.number || ' ' || p.name || ' ' || p.reference || ' '
  || coalesce(co.name, '') || ' ' || coalesce(cm.caption, '') || ' ' || coalesce(l.city, ''))`;

const mine = (personId: string | null) => sql<boolean>`(${personId}::text in (p.manager_id, p.planner_id,
  p.created_by) or exists (select from project_contact pc
    join contact c on c.tenant_id = pc.tenant_id and c.id = pc.contact_id
    where pc.tenant_id = p.tenant_id and pc.project_id = p.id and c.person_id = ${personId}))`;

export async function projectRows(db: Db, viewer: Viewer, today: string, wanted: Wanted) {
  let found = visibleProjects(db, viewer);
  if (wanted.also) found = found.where(wanted.also);
  if (wanted.my) found = found.where(mine(viewer.personId));
  if (wanted.closed !== undefined) {
    const closed = sql<boolean>`(p.closed_at is not null or p.cancelled_at is not null)`;
    found = found.where(wanted.closed ? closed : sql<boolean>`not ${closed}`);
  }
  if (wanted.status) found = found.where('p.status', '=', wanted.status);
  if (wanted.companyId) found = found.where('p.company_id', '=', wanted.companyId);
  if (wanted.beginDateFrom) found = found.where('p.begin_date', '>=', wanted.beginDateFrom);
  if (wanted.beginDateTo) found = found.where('p.begin_date', '<=', wanted.beginDateTo);
  if (wanted.withoutKinds?.length) {
    found = found.where(sql<string>`p.kind`, 'not in', wanted.withoutKinds);
  }
  found = found.where(hasAll(searched, wanted.search));
  return pageOf(found.select(rowColumns(today)).orderBy('p.begin_date', 'desc').orderBy('p.id'), wanted);
}
export type ProjectRowOfDb = Awaited<ReturnType<typeof projectRows>>['rows'][number];
