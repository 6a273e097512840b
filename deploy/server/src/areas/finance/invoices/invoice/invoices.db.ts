import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { InvoiceState, OpenSum } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { exactly, hasAll } from '#platform/db/list/search.ts';
import { totalOf } from '#platform/db/list/total-of.ts';

/** What was paid of an invoice in parts. */
const partsMinor = sql<number>`coalesce((select sum("invoicePayment"."amountMinor") from "invoicePayment"
  where "invoicePayment"."invoiceId" = invoice.id), 0)::bigint`;

const invoiceRowsOf = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('company', 'company.id', 'invoice.companyId')
    .leftJoin('project', 'project.id', 'invoice.projectId')
    .select([
      'invoice.id',
      'invoice.version',
      'invoice.number',
      'invoice.invoiceDate',
      'invoice.dueDate',
      'invoice.paidDate',
      'invoice.companyId',
      'company.name as companyName',
      'invoice.projectId',
      'project.number as projectNumber',
      'project.name as projectName',
      'invoice.netMinor',
      'invoice.grossMinor',
      'invoice.currency',
      'invoice.comment',
      'invoice.createdAt',
      'invoice.creditsId',
      'invoice.sentAt',
      'invoice.sentTo',
      'invoice.remindedAt',
      'invoice.reminders',
      'invoice.remindOverdue',
      'invoice.sentLanguage',
      'invoice.unpaidTodoAt',
      partsMinor.as('partsMinor'),
      sql<
        string | null
      >`(select credited.number from invoice credited where credited.id = invoice."creditsId")`.as(
        'creditsNumber',
      ),
      sql<string | null>`(select credit.id from invoice credit where credit."creditsId" = invoice.id)`.as(
        'creditedById',
      ),
      sql<string | null>`(select credit.number from invoice credit where credit."creditsId" = invoice.id)`.as(
        'creditedByNumber',
      ),
      sql<number>`(select count(*) from "documentLink"
        join document on document.id = "documentLink"."documentId"
        where "documentLink"."subjectKind" = 'invoice' and "documentLink"."subjectId" = invoice.id
          and not document.withheld and document.status <> 'replaced')`.as('documents'),
    ]);
export type InvoiceFacts = Awaited<ReturnType<ReturnType<typeof invoiceRowsOf>['executeTakeFirstOrThrow']>>;

export type WantedInvoices = {
  /** Those of these companies only; nothing: of all. */
  companies: readonly string[] | null;
  /** What else the caller may see. */
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

const within = (companies: readonly string[]) => sql<boolean>`invoice."companyId" = any(${[...companies]})`;

function conditionsOf(wanted: WantedInvoices): RawBuilder<boolean>[] {
  const { companies, seen, companyId, projectId, state, from, to, q, today } = wanted;
  const conditions: RawBuilder<boolean>[] = [];
  if (companies !== null) conditions.push(within(companies));
  if (seen) conditions.push(seen);
  if (companyId !== undefined) conditions.push(sql`invoice."companyId" = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`invoice."projectId" = ${projectId}`);
  if (state === 'paid') conditions.push(sql`invoice."paidDate" is not null`);
  if (state === 'overdue')
    conditions.push(sql`(invoice."paidDate" is null and invoice."dueDate" < ${today})`);
  if (state === 'open') conditions.push(sql`(invoice."paidDate" is null and invoice."dueDate" >= ${today})`);
  if (from !== undefined) conditions.push(sql`invoice."invoiceDate" >= ${from}`);
  if (to !== undefined) conditions.push(sql`invoice."invoiceDate" <= ${to}`);
  // A number is another one with a wrong key.
  conditions.push(hasAll(sql`fold_text(invoice.number)`, exactly(q)));
  return conditions;
}

/** Invoices newest first, with what of them is not paid; also for those who show a company or a project. */
export async function invoicesOf(db: Db, wanted: WantedInvoices) {
  const conditions = conditionsOf(wanted);
  const found = conditions.reduce((query, one) => query.where(one), db.selectFrom('invoice'));
  const total = await totalOf(found);
  if (total === 0) return { rows: [], total, open: [] };
  const open: OpenSum[] = await found
    .select([
      'currency',
      sql<number>`sum(invoice."grossMinor" - ${partsMinor})::bigint`.as('gross'),
      sql<number>`coalesce(sum(invoice."grossMinor" - ${partsMinor}) filter (where invoice."dueDate" < ${wanted.today}), 0)::bigint`.as(
        'overdue',
      ),
      sql<number>`count(*)`.as('count'),
    ])
    .where('paidDate', 'is', null)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  const rows = await conditions
    .reduce((query, one) => query.where(one), invoiceRowsOf(db))
    .orderBy('invoice.invoiceDate', 'desc')
    .orderBy('invoice.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total, open };
}

/** By number, as the screen's address has it, or by id. */
export const invoiceBy = (db: Db, key: string, companies: readonly string[] | null) =>
  invoiceRowsOf(db)
    .where((of) => of.or([of('invoice.number', '=', key), of('invoice.id', '=', key)]))
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
