import { officeDocumentStatuses, openPayrollItemStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

type Page = { limit: number; page: number };

export async function documentsOfPerson(db: Db, personId: string, page: Page) {
  const found = db
    .selectFrom('document as d')
    .innerJoin('document_type as t', 't.id', 'd.type_id')
    .where('d.owner_id', '=', personId)
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
        'd.valid_until as validUntil',
        'd.created_at as createdAt',
        sql<boolean>`d.file_id is not null`.as('hasFile'),
      ])
      .orderBy('d.created_at', 'desc')
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
  let found = db.selectFrom('payroll as y').where('y.person_id', '=', personId);
  if (!drafts) found = found.where('y.status', '<>', 'draft');
  return pageOf(
    found
      .select([
        'y.number',
        'y.from_day as fromDay',
        'y.to_day as toDay',
        'y.status',
        'y.gross_minor as grossMinor',
        'y.net_minor as netMinor',
        'y.currency',
        sql<number>`(select count(*) from payroll_item i where i.tenant_id = y.tenant_id
        and i.payroll_id = y.id and i.status ${oneOf(openPayrollItemStates)})`.as('openItems'),
      ])
      .orderBy('y.from_day', 'desc')
      .orderBy('y.id'),
    page,
  );
}

export async function contractsOfPerson(db: Db, personId: string, page: Page) {
  const found = db.selectFrom('staff_contract').where('person_id', '=', personId);
  const { rows, total } = await pageOf(
    found
      .select([
        'id',
        'number',
        'kind',
        'caption',
        'valid_from as validFrom',
        'valid_until as validUntil',
        'signed_at as signedAt',
      ])
      .orderBy('valid_from', 'desc'),
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
      select form_id from form_assignment where person_id = ${personId}
      union select form_id from form_result where person_id = ${personId} and crew_id is null
    ), newest as (
      select distinct on (form_id) form_id, id, state, passed, submitted_at from form_result
      where person_id = ${personId} and crew_id is null order by form_id, number desc, started_at desc
    )
    select f.id as "formId", r.id as "resultId", f.kind, f.name, a.due_on as "dueOn",
      coalesce(r.state, 'due') as state, r.passed, r.submitted_at as "submittedAt",
      (count(*) over ())::int as total
    from mine m join form f on f.id = m.form_id
    left join form_assignment a on a.form_id = f.id and a.person_id = ${personId}
    left join newest r on r.form_id = f.id
    where f.active or r.id is not null
    order by coalesce(r.state, 'due') = 'submitted', a.due_on nulls last, f.rank, f.name, f.id
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
        or('a.person_id', '=', personId),
        or.and([or('a.subject_kind', '=', 'person'), or('a.subject_id', '=', personId)]),
      ]),
    )
    .where('a.category', '<>', 'session');
  if (page.id !== undefined) found = found.where('a.id', '=', page.id);
  const { rows, total } = await pageOf(
    found
      .leftJoin('person as w', 'w.id', 'a.actor_id')
      .select([
        'a.id',
        'a.type',
        'a.category',
        'a.caption',
        'a.body',
        'a.reason',
        fullName<string | null>('w').as('actorName'),
        'a.due_date as dueDate',
        'a.done_at as doneAt',
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
