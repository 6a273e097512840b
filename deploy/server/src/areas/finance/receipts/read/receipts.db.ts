import { receiptFields } from '@callboard/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReceiptState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Key = keyof typeof receiptFields;
const itsColumns = [
  ...(Object.keys(receiptFields) as Key[]).map((key) => `receipt.${key}` as const),
  'receipt.id',
  'receipt.version',
  'receipt.number',
  'receipt.personId',
  'receipt.status',
  'receipt.reason',
  'receipt.copiedFrom',
  'receipt.createdAt',
  'receipt.submittedAt',
  'receipt.decidedAt',
  'receipt.decidedBy',
  'receipt.paidAt',
  'receipt.netMinor',
  'receipt.grossMinor',
] as const;

const receiptRows = (db: Db) =>
  db
    .selectFrom('receipt')
    .innerJoin('person', 'person.id', 'receipt.personId')
    .leftJoin('catalogueEntry as type', (join) =>
      join.on('type.list', '=', 'receiptTypes').onRef('type.id', '=', 'receipt.typeId'),
    )
    .leftJoin('project', 'project.id', 'receipt.projectId')
    .leftJoin('company', 'company.id', 'receipt.companyId')
    .leftJoin('person as decider', 'decider.id', 'receipt.decidedBy')
    .select(itsColumns)
    .select([
      fullName('person').as('personName'),
      'type.caption as typeName',
      'project.number as projectNumber',
      'project.name as projectName',
      'company.name as companyName',
      fullName<string | null>('decider').as('decidedByName'),
      sql<number>`(select count(*) from "receiptItem" item where item."receiptId" = receipt.id)`.as('items'),
      sql<number>`(select count(*) from "documentLink" link
        join document on document.id = link."documentId"
        where link."subjectKind" = 'receipt' and link."subjectId" = receipt.id
          and not document.withheld and document.status <> 'replaced')`.as('documents'),
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
  if (personId !== undefined) conditions.push(sql`receipt."personId" = ${personId}`);
  conditions.push(sql`(receipt.status <> 'draft' or receipt."personId" = ${wanted.drafts ?? ''})`);
  if (companyId !== undefined) conditions.push(sql`receipt."companyId" = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`receipt."projectId" = ${projectId}`);
  if (typeId !== undefined) conditions.push(sql`receipt."typeId" = ${typeId}`);
  if (status !== undefined) conditions.push(sql`receipt.status = ${status}`);
  if (from !== undefined) conditions.push(sql`receipt.date >= ${from}`);
  if (to !== undefined) conditions.push(sql`receipt.date <= ${to}`);
  const text = sql`fold_text(receipt.number || ' ' || receipt.merchant || ' ' || receipt."paperNumber" || ' ' || receipt."costCentre" || ' ' || receipt.comment)`;
  conditions.push(hasAll(text, wanted.search));
  return conditions;
}

/** Receipts newest first, and what they come to in each currency. */
export async function receiptsOf(db: Db, wanted: WantedReceipts) {
  const conditions = conditionsOf(wanted);
  const found = conditions.reduce((query, one) => query.where(one), db.selectFrom('receipt'));
  const sums = await found
    .select([
      'receipt.currency',
      sql<number>`sum(receipt."grossMinor")::bigint`.as('gross'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy('receipt.currency')
    .orderBy('receipt.currency')
    .execute();
  if (sums.length === 0) return { rows: [], sums, total: 0 };
  const shown = conditions.reduce((query, one) => query.where(one), receiptRows(db));
  const rows = await shown
    .orderBy('receipt.date', 'desc')
    .orderBy('receipt.number', 'desc')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, sums, total: sums.reduce((total, { count }) => total + count, 0) };
}

/** By number, as the screen's address has it, or by id. */
export const receiptBy = (db: Db, key: string) =>
  receiptRows(db)
    .where((of) => of.or([of('receipt.number', '=', key), of('receipt.id', '=', key)]))
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
