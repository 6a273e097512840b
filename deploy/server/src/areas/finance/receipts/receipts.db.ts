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
    .innerJoin('person as w', 'w.id', 'r.personId')
    .leftJoin('catalogueEntry as t', (join) =>
      join.on('t.list', '=', 'receiptTypes').onRef('t.id', '=', 'r.typeId'),
    )
    .leftJoin('project as j', 'j.id', 'r.projectId')
    .leftJoin('company as c', 'c.id', 'r.companyId')
    .leftJoin('person as d', 'd.id', 'r.decidedBy')
    .select([
      'r.id',
      'r.version',
      'r.number',
      'r.personId',
      fullName('w').as('personName'),
      'r.typeId',
      't.caption as typeName',
      'r.status',
      'r.date',
      'r.merchant',
      'r.paperNumber',
      'r.projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      'r.crewItemId',
      'r.companyId',
      'c.name as companyName',
      'r.currency',
      'r.payment',
      'r.comment',
      'r.reason',
      'r.copiedFrom',
      'r.createdAt',
      'r.submittedAt',
      'r.decidedAt',
      'r.decidedBy',
      fullName<string | null>('d').as('decidedByName'),
      'r.paidAt',
      'r.netMinor',
      'r.grossMinor',
      sql<number>`(select count(*) from "receiptItem" i
        where i."receiptId" = r.id)`.as('items'),
      sql<number>`(select count(*) from "documentLink" k
        join document x on x.id = k."documentId"
        where k."subjectKind" = 'receipt' and k."subjectId" = r.id
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
  if (personId !== undefined) conditions.push(sql`r."personId" = ${personId}`);
  conditions.push(sql`(r.status <> 'draft' or r."personId" = ${wanted.drafts ?? ''})`);
  if (companyId !== undefined) conditions.push(sql`r."companyId" = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`r."projectId" = ${projectId}`);
  if (typeId !== undefined) conditions.push(sql`r."typeId" = ${typeId}`);
  if (status !== undefined) conditions.push(sql`r.status = ${status}`);
  if (from !== undefined) conditions.push(sql`r.date >= ${from}`);
  if (to !== undefined) conditions.push(sql`r.date <= ${to}`);
  const text = sql`fold_text(r.number || ' ' || r.merchant || ' ' || r."paperNumber" || ' ' || r.comment)`;
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
      sql<number>`sum(r."grossMinor")::bigint`.as('gross'),
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
  if (of.grossMinor === 0) return [];
  const rows = await db
    .selectFrom('receipt')
    .select('number')
    .where('personId', '=', of.personId)
    .where('date', '=', of.date)
    .where('grossMinor', '=', of.grossMinor)
    .where('currency', '=', of.currency)
    .where('id', '<>', id)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

export async function receiptTypesOf(db: Db, page: { limit: number; page: number }) {
  const found = db.selectFrom('catalogueEntry').where('list', '=', 'receiptTypes').where('active', '=', true);
  return pageOf(
    found.select(['id', 'caption', 'parameters']).orderBy('rank').orderBy('caption').orderBy('id'),
    page,
  );
}
