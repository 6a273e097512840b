import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { InvoiceState, OpenSum } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { exactly, hasAll } from '#platform/db/search.ts';
import { totalOf } from '#platform/db/total-of.ts';

/** Of `invoice as v`: what was paid of it in parts. */
const partsMinor = sql<number>`coalesce((select sum(t."amountMinor") from "invoicePayment" t
  where t."invoiceId" = v.id), 0)::bigint`;

const invoiceRowsOf = (db: Db) =>
  db
    .selectFrom('invoice as v')
    .innerJoin('company as c', 'c.id', 'v.companyId')
    .leftJoin('project as j', 'j.id', 'v.projectId')
    .select([
      'v.id',
      'v.version',
      'v.number',
      'v.invoiceDate',
      'v.dueDate',
      'v.paidDate',
      'v.companyId',
      'c.name as companyName',
      'v.projectId',
      'j.number as projectNumber',
      'j.name as projectName',
      'v.netMinor',
      'v.grossMinor',
      'v.currency',
      'v.comment',
      'v.createdAt',
      'v.creditsId',
      'v.sentAt',
      'v.sentTo',
      'v.remindedAt',
      'v.reminders',
      'v.remindOverdue',
      'v.sentLanguage',
      'v.unpaidTodoAt',
      partsMinor.as('partsMinor'),
      sql<string | null>`(select o.number from invoice o where o.id = v."creditsId")`.as('creditsNumber'),
      sql<string | null>`(select o.id from invoice o where o."creditsId" = v.id)`.as('creditedById'),
      sql<string | null>`(select o.number from invoice o where o."creditsId" = v.id)`.as('creditedByNumber'),
      sql<number>`(select count(*) from "documentLink" k
        join document d on d.id = k."documentId"
        where k."subjectKind" = 'invoice' and k."subjectId" = v.id
          and not d.withheld and d.status <> 'replaced')`.as('documents'),
    ]);
export type InvoiceFacts = Awaited<ReturnType<ReturnType<typeof invoiceRowsOf>['executeTakeFirstOrThrow']>>;

export type WantedInvoices = {
  /** Those of these companies only; nothing: of all. */
  companies: readonly string[] | null;
  /** Of `invoice as v`: what else the caller may see. */
  seen?: RawBuilder<boolean>;
  companyId?: string | undefined;
  projectId?: string | undefined;
  state?: InvoiceState | undefined;
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  today: string;
  limit: number;
  page: number;
};

const within = (companies: readonly string[]) => sql<boolean>`v."companyId" = any(${[...companies]})`;

function conditionsOf(wanted: WantedInvoices): RawBuilder<boolean>[] {
  const { companies, seen, companyId, projectId, state, from, to, q, today } = wanted;
  const conditions: RawBuilder<boolean>[] = [];
  if (companies !== null) conditions.push(within(companies));
  if (seen) conditions.push(seen);
  if (companyId !== undefined) conditions.push(sql`v."companyId" = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`v."projectId" = ${projectId}`);
  if (state === 'paid') conditions.push(sql`v."paidDate" is not null`);
  if (state === 'overdue') conditions.push(sql`(v."paidDate" is null and v."dueDate" < ${today})`);
  if (state === 'open') conditions.push(sql`(v."paidDate" is null and v."dueDate" >= ${today})`);
  if (from !== undefined) conditions.push(sql`v."invoiceDate" >= ${from}`);
  if (to !== undefined) conditions.push(sql`v."invoiceDate" <= ${to}`);
  // A number is another one with a wrong key.
  conditions.push(hasAll(sql`fold_text(v.number)`, exactly(q)));
  return conditions;
}

/** Invoices newest first, with what of them is not paid; also for those who show a company or a project. */
export async function invoicesOf(db: Db, wanted: WantedInvoices) {
  const conditions = conditionsOf(wanted);
  const found = conditions.reduce((query, one) => query.where(one), db.selectFrom('invoice as v'));
  const total = await totalOf(found);
  if (total === 0) return { rows: [], total, open: [] };
  const open: OpenSum[] = await found
    .select([
      'v.currency',
      sql<number>`sum(v."grossMinor" - ${partsMinor})::bigint`.as('gross'),
      sql<number>`coalesce(sum(v."grossMinor" - ${partsMinor}) filter (where v."dueDate" < ${wanted.today}), 0)::bigint`.as(
        'overdue',
      ),
      sql<number>`count(*)`.as('count'),
    ])
    .where('v.paidDate', 'is', null)
    .groupBy('v.currency')
    .orderBy('v.currency')
    .execute();
  const rows = await conditions
    .reduce((query, one) => query.where(one), invoiceRowsOf(db))
    .orderBy('v.invoiceDate', 'desc')
    .orderBy('v.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total, open };
}

/** By number, as the screen's address has it, or by id. */
export const invoiceBy = (db: Db, key: string, companies: readonly string[] | null) =>
  invoiceRowsOf(db)
    .where((of) => of.or([of('v.number', '=', key), of('v.id', '=', key)]))
    .$if(companies !== null, (rows) => rows.where(within(companies ?? [])))
    .executeTakeFirst();

export async function itemsOfInvoice(db: Db, invoiceId: string) {
  const rows = await db
    .selectFrom('invoiceItem')
    .select(['id', 'description', 'quantity', 'unitPriceMinor', 'vatRate'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity) }));
}

export const paymentsOfInvoice = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoicePayment')
    .select(['id', 'paidOn', 'amountMinor'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('paidOn')
    .orderBy('id')
    .execute();

/** Where the invoices of a company can be mailed to: its contacts who have an address. */
export async function addressesOfCompany(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('email')
    .where('companyId', '=', companyId)
    .where('active', '=', true)
    .where('email', '<>', '')
    .orderBy('name')
    .limit(10)
    .execute();
  return [...new Set(rows.map(({ email }) => email))];
}

export const lockInvoiceRow = (db: Db, id: string) =>
  db.selectFrom('invoice').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
