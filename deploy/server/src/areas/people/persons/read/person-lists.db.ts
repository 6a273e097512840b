import { documentGroups, payrollItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

type Page = { limit: number; page: number };

export async function documentsOfPerson(db: Db, personId: string, page: Page) {
  const found = db
    .selectFrom('document')
    .innerJoin('documentType', 'documentType.id', 'document.typeId')
    .where('document.ownerId', '=', personId)
    .where('document.withheld', '=', false)
    .where('document.status', 'not in', documentGroups.office);
  const { rows, total } = await pageOf(
    found
      .select([
        'document.id',
        'document.number',
        'document.name',
        'documentType.caption as type',
        'document.status',
        'document.reason',
        'document.validUntil',
        'document.createdAt',
        sql<boolean>`document."fileId" is not null`.as('hasFile'),
      ])
      .orderBy('document.createdAt', 'desc')
      .orderBy('document.id'),
    page,
  );
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}

export async function payrollsOfPerson(
  db: Db,
  personId: string,
  { drafts, ...page }: Page & { drafts: boolean },
) {
  let found = db.selectFrom('payroll').where('payroll.personId', '=', personId);
  if (!drafts) found = found.where('payroll.status', '<>', 'draft');
  return pageOf(
    found
      .select([
        'payroll.number',
        'payroll.fromDay',
        'payroll.toDay',
        'payroll.status',
        'payroll.grossMinor',
        'payroll.netMinor',
        'payroll.currency',
        sql<number>`(select count(*) from "payrollItem" where "payrollItem"."payrollId" = payroll.id
          and "payrollItem".status ${oneOf(payrollItemGroups.open)})`.as('openItems'),
      ])
      .orderBy('payroll.fromDay', 'desc')
      .orderBy('payroll.id'),
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
    select form.id as "formId", newest.id as "resultId", form.kind, form.name, "formAssignment"."dueOn",
      coalesce(newest.state, 'due') as state, newest.passed, newest."submittedAt",
      (count(*) over ())::int as total
    from mine join form on form.id = mine."formId"
    left join "formAssignment" on "formAssignment"."formId" = form.id and "formAssignment"."personId" = ${personId}
    left join newest on newest."formId" = form.id
    where form.active or newest.id is not null
    order by coalesce(newest.state, 'due') = 'submitted', "formAssignment"."dueOn" nulls last, form.rank, form.name,
      form.id
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
    .selectFrom('activity')
    .where((or) =>
      or.or([
        or('activity.personId', '=', personId),
        or.and([or('activity.subjectKind', '=', 'person'), or('activity.subjectId', '=', personId)]),
      ]),
    )
    .where('activity.category', '<>', 'session');
  if (page.id !== undefined) found = found.where('activity.id', '=', page.id);
  const { rows, total } = await pageOf(
    found
      .leftJoin('person', 'person.id', 'activity.actorId')
      .select([
        'activity.id',
        'activity.type',
        'activity.category',
        'activity.caption',
        'activity.body',
        'activity.reason',
        fullName<string | null>('person').as('actorName'),
        'activity.dueDate',
        'activity.doneAt',
        'activity.at',
      ])
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id'),
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
