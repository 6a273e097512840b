import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { notFound } from '#platform/errors/app-error.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { canSeeCompany } from '../../account/access/access.public.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Page = { limit: number; page: number };

const seenCompanies = (db: Db, viewer: Viewer) =>
  db.selectFrom('company').where(canSeeCompany(viewer, 'company.id'));

const columns = [
  'company.id',
  'company.number',
  'company.name',
  'company.city',
  'company.country',
  'company.currency',
  sql<number | null>`case when jsonb_typeof(company.settings->'paymentDays') = 'number'
    then (company.settings->>'paymentDays')::int end`.as('paymentDays'),
  'company.active',
  sql<number>`(select count(*) from project where project."companyId" = company.id)`.as('projects'),
  sql<number>`(select count(*) from project where project."companyId" = company.id
    and project."closedAt" is null and project."cancelledAt" is null)`.as('openProjects'),
] as const;

export async function companyRows(
  db: Db,
  viewer: Viewer,
  wanted: Page & { search: Search; active?: boolean | undefined },
) {
  let found = seenCompanies(db, viewer);
  if (wanted.active !== undefined) found = found.where('company.active', '=', wanted.active);
  const text = sql`fold_text(company.number || ' ' || company.name || ' ' || company.city)`;
  found = found.where(hasAll(text, wanted.search));
  const { rows: items, total } = await pageOf(
    found.select(columns).orderBy('company.name').orderBy('company.id'),
    wanted,
  );
  return { items, total };
}

export const companyById = (db: Db, viewer: Viewer, id: string) =>
  seenCompanies(db, viewer)
    .select(columns)
    .select([
      'company.version',
      'company.street',
      'company.zip',
      'company.email',
      'company.phone',
      'company.vatNumber',
      sql<number>`(select count(*) from contact where contact."companyId" = company.id
        and contact.active)`.as('contacts'),
      sql<number>`(select count(*) from "rateCard" where "rateCard"."companyId" = company.id)`.as(
        'rateCards',
      ),
      sql<number>`(select count(*) from "documentLink" where "documentLink"."subjectKind" = 'company'
        and "documentLink"."subjectId" = company.id)`.as('documents'),
    ])
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('clientMark')
          .whereRef('clientMark.companyId', '=', 'company.id')
          .select(['clientMark.id', 'clientMark.caption'])
          .orderBy('clientMark.caption')
          .orderBy('clientMark.id'),
      ).as('clientMarks'),
    )
    .where('company.id', '=', id)
    .executeTakeFirst();

/** The name of a company that somebody sees; the others are not there. */
export async function findVisibleCompany(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ id: string; name: string }> {
  const found = await seenCompanies(db, viewer)
    .select(['company.id', 'company.name'])
    .where('company.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

export async function clientMarksOf(db: Db, companyId: string, page: Page) {
  const marks = db.selectFrom('clientMark').where('clientMark.companyId', '=', companyId);
  const { rows: items, total } = await pageOf(
    marks
      .select([
        'clientMark.id',
        'clientMark.caption',
        sql<number>`(select count(*) from project where project."clientMarkId" = "clientMark".id)`.as(
          'projects',
        ),
      ])
      .orderBy('clientMark.caption')
      .orderBy('clientMark.id'),
    page,
  );
  return { items, total };
}

/** What is agreed with one company, or with each that somebody sees. */
export async function settingsOfCompanies(db: Db, viewer: Viewer, companyId: string | null, page: Page) {
  let found = seenCompanies(db, viewer);
  if (companyId !== null) found = found.where('company.id', '=', companyId);
  return pageOf(
    found
      .select(['company.id', 'company.name', 'company.currency', 'company.settings'])
      .orderBy('company.name')
      .orderBy('company.id'),
    page,
  );
}

/** As a part of another query. */
export const idsOfSeenCompanies = (viewer: Viewer) =>
  sql`select company.id from company where ${canSeeCompany(viewer, 'company.id')}`;
