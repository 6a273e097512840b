import { sql } from 'kysely';
import { notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Page = { limit: number; page: number };

const seenCompanies = (db: Db, viewer: Viewer) =>
  db.selectFrom('company as co').where(canSeeCompany(viewer, 'co.id'));

const columns = [
  'co.id',
  'co.number',
  'co.name',
  'co.city',
  'co.country',
  'co.currency',
  sql<number | null>`case when jsonb_typeof(co.settings->'paymentDays') = 'number'
    then (co.settings->>'paymentDays')::int end`.as('paymentDays'),
  'co.active',
  sql<number>`(select count(*) from project p where p."companyId" = co.id)`.as('projects'),
  sql<number>`(select count(*) from project p where p."companyId" = co.id
    and p."closedAt" is null and p."cancelledAt" is null)`.as('openProjects'),
] as const;

export async function companyRows(
  db: Db,
  viewer: Viewer,
  wanted: Page & { search: Search; active?: boolean | undefined },
) {
  let found = seenCompanies(db, viewer);
  if (wanted.active !== undefined) found = found.where('co.active', '=', wanted.active);
  const text = sql`fold_text(co.number || ' ' || co.name || ' ' || co.city)`;
  found = found.where(hasAll(text, wanted.search));
  const { rows: items, total } = await pageOf(
    found.select(columns).orderBy('co.name').orderBy('co.id'),
    wanted,
  );
  return { items, total };
}

export const companyById = (db: Db, viewer: Viewer, id: string) =>
  seenCompanies(db, viewer)
    .select(columns)
    .select([
      'co.version',
      'co.street',
      'co.zip',
      'co.email',
      'co.phone',
      'co.vatNumber',
      sql<{ id: string; caption: string }[]>`(select coalesce(json_agg(json_build_object('id', m.id,
          'caption', m.caption) order by m.caption, m.id), '[]') from "clientMark" m
        where m."companyId" = co.id)`.as('clientMarks'),
      sql<number>`(select count(*) from contact c where c."companyId" = co.id
        and c.active)`.as('contacts'),
      sql<number>`(select count(*) from "rateCard" r where r."companyId" = co.id)`.as('rateCards'),
      sql<number>`(select count(*) from "documentLink" l where l."subjectKind" = 'company' and l."subjectId" = co.id)`.as(
        'documents',
      ),
    ])
    .where('co.id', '=', id)
    .executeTakeFirst();

/** The name of a company that somebody sees; the others are not there. */
export async function findVisibleCompany(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; name: string }> {
  const found = await seenCompanies(db, viewer)
    .select(['co.id', 'co.name'])
    .where('co.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

export async function clientMarksOf(db: Db, companyId: string, page: Page) {
  const marks = db.selectFrom('clientMark as m').where('m.companyId', '=', companyId);
  const { rows: items, total } = await pageOf(
    marks
      .select([
        'm.id',
        'm.caption',
        sql<number>`(select count(*) from project p where p."clientMarkId" = m.id)`.as('projects'),
      ])
      .orderBy('m.caption')
      .orderBy('m.id'),
    page,
  );
  return { items, total };
}

/** What is agreed with one company, or with each that somebody sees. */
export async function settingsOfCompanies(db: Db, viewer: Viewer, companyId: string | null, page: Page) {
  let found = seenCompanies(db, viewer);
  if (companyId !== null) found = found.where('co.id', '=', companyId);
  return pageOf(
    found.select(['co.id', 'co.name', 'co.currency', 'co.settings']).orderBy('co.name').orderBy('co.id'),
    page,
  );
}

/** As a part of another query. */
export const idsOfSeenCompanies = (viewer: Viewer) =>
  sql`select co.id from company co where ${canSeeCompany(viewer, 'co.id')}`;
