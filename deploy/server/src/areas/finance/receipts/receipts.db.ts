import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReceiptState } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

const receiptRows = (db: Db) =>
  db
    .selectFrom('receipt as r')
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'r.tenant_id').onRef('w.id', '=', 'r.person_id'),
    )
    .leftJoin('catalogue_entry as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .on('t.list', '=', 'receiptTypes')
        .onRef('t.id', '=', 'r.type_id'),
    )
    .leftJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'r.tenant_id').onRef('j.id', '=', 'r.project_id'),
    )
    .leftJoin('company as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.company_id'),
    )
    .leftJoin('person as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.decided_by'),
    )
    .select([
      'r.id',
      'r.version',
      'r.number',
      'r.person_id',
      fullName('w').as('personName'),
      'r.type_id',
      't.caption as typeName',
      'r.status',
      'r.date',
      'r.merchant',
      'r.paper_number',
      'r.project_id',
      'j.number as projectNumber',
      'j.name as projectName',
      'r.crew_item_id',
      'r.company_id',
      'c.name as companyName',
      'r.currency',
      'r.payment',
      'r.comment',
      'r.reason',
      'r.copied_from',
      'r.created_at',
      'r.submitted_at',
      'r.decided_at',
      'r.decided_by',
      fullName<string | null>('d').as('decidedByName'),
      'r.paid_at',
      'r.net_minor',
      'r.gross_minor',
      sql<number>`(select count(*) from receipt_item i
        where i.tenant_id = r.tenant_id and i.receipt_id = r.id)`.as('items'),
      sql<number>`(select count(*) from document_link k
        join document x on x.tenant_id = k.tenant_id and x.id = k.document_id
        where k.tenant_id = r.tenant_id and k.subject_kind = 'receipt' and k.subject_id = r.id
          and not x.withheld and x.status <> 'replaced')`.as('documents'),
    ]);
export type ReceiptFacts = Awaited<ReturnType<ReturnType<typeof receiptRows>['executeTakeFirstOrThrow']>>;

export type WantedReceipts = {
  /** Somebody's own; else everybody's, of others no drafts. */
  personId?: string | undefined;
  drafts?: string | undefined;
  companyId?: string | undefined;
  projectId?: string | undefined;
  typeId?: string | undefined;
  status?: ReceiptState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search: Search;
  limit: number;
  page: number;
};

function conditionsOf(wanted: WantedReceipts): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  const { personId, companyId, projectId, typeId, status, from, to } = wanted;
  if (personId !== undefined) conditions.push(sql`r.person_id = ${personId}`);
  conditions.push(sql`(r.status <> 'draft' or r.person_id = ${wanted.drafts ?? ''})`);
  if (companyId !== undefined) conditions.push(sql`r.company_id = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`r.project_id = ${projectId}`);
  if (typeId !== undefined) conditions.push(sql`r.type_id = ${typeId}`);
  if (status !== undefined) conditions.push(sql`r.status = ${status}`);
  if (from !== undefined) conditions.push(sql`r.date >= ${from}`);
  if (to !== undefined) conditions.push(sql`r.date <= ${to}`);
  const text = sql`fold_text(r.number || ' ' || r.merchant || ' ' || r.paper_number || ' ' || r.comment)`;
  conditions.push(hasAll(text, wanted.search));
  return conditions;
}

/** Receipts newest first, and what they come to in each currency. */
export async function receiptsOf(db: Db, wanted: WantedReceipts) {
  const conditions = conditionsOf(wanted);
  const found = conditions.reduce((query, one) => query.where(one), db.selectFrom('receipt as r'));
  const sums = await found
    .select([
      'r.currency',
      sql<number>`sum(r.gross_minor)::bigint`.as('gross'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('r.currency')
    .orderBy('r.currency')
    .execute();
  const shown = conditions.reduce((query, one) => query.where(one), receiptRows(db));
  const rows = await shown
    .orderBy('r.date', 'desc')
    .orderBy('r.number', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, sums, total: sums.reduce((total, { count }) => total + count, 0) };
}

/** By number, as the screen's address has it, or by id. */
export const receiptBy = (db: Db, key: string) =>
  receiptRows(db)
    .where((of) => of.or([of('r.number', '=', key), of('r.id', '=', key)]))
    .executeTakeFirst();

export const lockReceiptRow = (db: Db, id: string) =>
  db.selectFrom('receipt').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Numbers of receipts that look like this one. */
export async function sameReceipts(db: Db, { id, ...of }: ReceiptFacts): Promise<string[]> {
  if (of.gross_minor === 0) return [];
  const rows = await db
    .selectFrom('receipt')
    .select('number')
    .where('person_id', '=', of.person_id)
    .where('date', '=', of.date)
    .where('gross_minor', '=', of.gross_minor)
    .where('currency', '=', of.currency)
    .where('id', '<>', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

export async function receiptTypesOf(db: Db, page: { limit: number; page: number }) {
  const found = db
    .selectFrom('catalogue_entry')
    .where('list', '=', 'receiptTypes')
    .where('active', '=', true);
  return pageOf(
    found.select(['id', 'caption', 'parameters']).orderBy('rank').orderBy('caption').orderBy('id'),
    page,
  );
}
