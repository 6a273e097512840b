import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { InvoiceState, OpenSum } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { exactly, hasAll } from '../../../platform/db/search.ts';
import { totalOf } from '../../../platform/db/total-of.ts';

/** Of `invoice as v`: what was paid of it in parts. */
const partsMinor = sql<number>`coalesce((select sum(t.amount_minor) from invoice_payment t
  where t.tenant_id = v.tenant_id and t.invoice_id = v.id), 0)::bigint`;

const invoiceRowsOf = (db: Db) =>
  db
    .selectFrom('invoice as v')
    .innerJoin('company as c', (join) =>
      join.onRef('c.tenant_id', '=', 'v.tenant_id').onRef('c.id', '=', 'v.company_id'),
    )
    .leftJoin('project as j', (join) =>
      join.onRef('j.tenant_id', '=', 'v.tenant_id').onRef('j.id', '=', 'v.project_id'),
    )
    .select([
      'v.id',
      'v.version',
      'v.number',
      'v.invoice_date',
      'v.due_date',
      'v.paid_date',
      'v.company_id',
      'c.name as companyName',
      'v.project_id',
      'j.number as projectNumber',
      'j.name as projectName',
      'v.net_minor',
      'v.gross_minor',
      'v.currency',
      'v.comment',
      'v.created_at',
      'v.credits_id',
      'v.sent_at',
      'v.sent_to',
      'v.reminded_at',
      'v.reminders',
      'v.remind_overdue',
      'v.sent_language',
      'v.unpaid_todo_at',
      partsMinor.as('partsMinor'),
      sql<
        string | null
      >`(select o.number from invoice o where o.tenant_id = v.tenant_id and o.id = v.credits_id)`.as(
        'creditsNumber',
      ),
      sql<
        string | null
      >`(select o.id from invoice o where o.tenant_id = v.tenant_id and o.credits_id = v.id)`.as(
        'creditedById',
      ),
      sql<
        string | null
      >`(select o.number from invoice o where o.tenant_id = v.tenant_id and o.credits_id = v.id)`.as(
        'creditedByNumber',
      ),
      sql<number>`(select count(*) from document_link k
        join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
        where k.tenant_id = v.tenant_id and k.subject_kind = 'invoice' and k.subject_id = v.id
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

const within = (companies: readonly string[]) => sql<boolean>`v.company_id = any(${[...companies]})`;

function conditionsOf(wanted: WantedInvoices): RawBuilder<boolean>[] {
  const { companies, seen, companyId, projectId, state, from, to, q, today } = wanted;
  const conditions: RawBuilder<boolean>[] = [];
  if (companies !== null) conditions.push(within(companies));
  if (seen) conditions.push(seen);
  if (companyId !== undefined) conditions.push(sql`v.company_id = ${companyId}`);
  if (projectId !== undefined) conditions.push(sql`v.project_id = ${projectId}`);
  if (state === 'paid') conditions.push(sql`v.paid_date is not null`);
  if (state === 'overdue') conditions.push(sql`(v.paid_date is null and v.due_date < ${today})`);
  if (state === 'open') conditions.push(sql`(v.paid_date is null and v.due_date >= ${today})`);
  if (from !== undefined) conditions.push(sql`v.invoice_date >= ${from}`);
  if (to !== undefined) conditions.push(sql`v.invoice_date <= ${to}`);
  // A number is another one with a wrong key.
  conditions.push(hasAll(sql`fold_text(v.number)`, exactly(q)));
  return conditions;
}

/** Invoices newest first, with what of them is not paid; also for those who show a company or a project. */
export async function invoicesOf(db: Db, wanted: WantedInvoices) {
  const conditions = conditionsOf(wanted);
  const found = conditions.reduce((query, one) => query.where(one), db.selectFrom('invoice as v'));
  const total = await totalOf(found);
  const open: OpenSum[] = await found
    .select([
      'v.currency',
      sql<number>`sum(v.gross_minor - ${partsMinor})::bigint`.as('gross'),
      sql<number>`coalesce(sum(v.gross_minor - ${partsMinor}) filter (where v.due_date < ${wanted.today}), 0)::bigint`.as(
        'overdue',
      ),
      sql<number>`count(*)`.as('count'),
    ])
    .where('v.paid_date', 'is', null)
    .groupBy('v.currency')
    .orderBy('v.currency')
    .execute();
  const rows = await conditions
    .reduce((query, one) => query.where(one), invoiceRowsOf(db))
    .orderBy('v.invoice_date', 'desc')
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
    .selectFrom('invoice_item')
    .select(['id', 'description', 'quantity', 'unit_price_minor as unitPriceMinor', 'vat_rate as vatRate'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('rank')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity) }));
}

export const paymentsOfInvoice = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoice_payment')
    .select(['id', 'paid_on as paidOn', 'amount_minor as amountMinor'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('paid_on')
    .orderBy('id')
    .execute();

/** Where the invoices of a company can be mailed to: its contacts who have an address. */
export async function addressesOfCompany(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact')
    .select('email')
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .where('email', '<>', '')
    .orderBy('name')
    .limit(10)
    .execute();
  return [...new Set(rows.map(({ email }) => email))];
}

export const lockInvoiceRow = (db: Db, id: string) =>
  db.selectFrom('invoice').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
