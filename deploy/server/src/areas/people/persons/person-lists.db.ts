import { officeDocumentStatuses, openPayrollItemStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { pageOf } from '#platform/db/page-of.ts';
import { oneOf } from '#platform/db/one-of.ts';

type Page = { limit: number; page: number };

export async function documentsOfPerson(db: Db, personId: string, page: Page) {
  const found = db
    .selectFrom('document as d')
    .innerJoin('documentType as t', 't.id', 'd.typeId')
    .where('d.ownerId', '=', personId)
    .where('d.withheld', '=', false)
    .where('d.status', 'not in', officeDocumentStatuses);
  const { rows, total } = await pageOf(
    found
      .select([
        'd.id',
        'd.number',
        'd.name',
        't.caption as type',
        'd.status',
        'd.reason',
        'd.validUntil',
        'd.createdAt',
        sql<boolean>`d."fileId" is not null`.as('hasFile'),
      ])
      .orderBy('d.createdAt', 'desc')
      .orderBy('d.id'),
    page,
  );
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

export async function payrollsOfPerson(
  db: Db,
  personId: string,
  { drafts, ...page }: Page & { drafts: boolean },
) {
  let found = db.selectFrom('payroll as y').where('y.personId', '=', personId);
  if (!drafts) found = found.where('y.status', '<>', 'draft');
  return pageOf(
    found
      .select([
        'y.number',
        'y.fromDay',
        'y.toDay',
        'y.status',
        'y.grossMinor',
        'y.netMinor',
        'y.currency',
        sql<number>`(select count(*) from "payrollItem" i where i."payrollId" = y.id and i.status ${oneOf(openPayrollItemStates)})`.as(
          'openItems',
        ),
      ])
      .orderBy('y.fromDay', 'desc')
      .orderBy('y.id'),
    page,
  );
}

export async function contractsOfPerson(db: Db, personId: string, page: Page) {
  const found = db.selectFrom('staffContract').where('personId', '=', personId);
  const { rows, total } = await pageOf(
    found
      .select(['id', 'number', 'kind', 'caption', 'validFrom', 'validUntil', 'signedAt'])
      .orderBy('validFrom', 'desc'),
    page,
  );
  return { rows: rows.map((row) => ({ ...row, signedAt: row.signedAt?.toISOString() ?? null })), total };
}

/** Forms that are to be filled in, each with its newest result, and results that nobody had asked for. */
export async function formsOfPerson(db: Db, personId: string, page: Page) {
  const newest = sql<{
    formId: string;
    resultId: string | null;
    kind: string;
    name: string;
    dueOn: string | null;
    state: 'due' | 'open' | 'submitted';
    passed: boolean | null;
    submittedAt: Date | null;
    total: number;
  }>`with mine as (
      select "formId" from "formAssignment" where "personId" = ${personId}
      union select "formId" from "formResult" where "personId" = ${personId} and "crewId" is null
    ), newest as (
      select distinct on ("formId") "formId", id, state, passed, "submittedAt" from "formResult"
      where "personId" = ${personId} and "crewId" is null order by "formId", number desc, "startedAt" desc
    )
    select f.id as "formId", r.id as "resultId", f.kind, f.name, a."dueOn",
      coalesce(r.state, 'due') as state, r.passed, r."submittedAt",
      (count(*) over ())::int as total
    from mine m join form f on f.id = m."formId"
    left join "formAssignment" a on a."formId" = f.id and a."personId" = ${personId}
    left join newest r on r."formId" = f.id
    where f.active or r.id is not null
    order by coalesce(r.state, 'due') = 'submitted', a."dueOn" nulls last, f.rank, f.name, f.id
    limit ${page.limit} offset ${offsetOf(page)}`;
  const { rows } = await newest.execute(db);
  return {
    rows: rows.map(({ formId, resultId, kind, name, dueOn, state, passed, submittedAt }) => ({
      formId,
      resultId,
      kind,
      name,
      dueOn,
      state,
      passed,
      submittedAt: submittedAt?.toISOString() ?? null,
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function activitiesOfPerson(db: Db, personId: string, page: Page & { id?: string }) {
  let found = db
    .selectFrom('activity as a')
    .where((or) =>
      or.or([
        or('a.personId', '=', personId),
        or.and([or('a.subjectKind', '=', 'person'), or('a.subjectId', '=', personId)]),
      ]),
    )
    .where('a.category', '<>', 'session');
  if (page.id !== undefined) found = found.where('a.id', '=', page.id);
  const { rows, total } = await pageOf(
    found
      .leftJoin('person as w', 'w.id', 'a.actorId')
      .select([
        'a.id',
        'a.type',
        'a.category',
        'a.caption',
        'a.body',
        'a.reason',
        fullName<string | null>('w').as('actorName'),
        'a.dueDate',
        'a.doneAt',
        'a.at',
      ])
      .orderBy('a.at', 'desc')
      .orderBy('a.id'),
    page,
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      doneAt: row.doneAt?.toISOString() ?? null,
      at: row.at.toISOString(),
    })),
    total,
  };
}
