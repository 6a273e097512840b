import { confirmablePayrollStates, openPayrollItemStates, undecidedPayrollStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollState } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { fullName } from '../../../platform/db/full-name.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { totalOf } from '../../../platform/db/total-of.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

const payrollRows = (db: Db) =>
  db
    .selectFrom('payroll as p')
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'p.tenant_id').onRef('w.id', '=', 'p.person_id'),
    )
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('payroll_item as i')
          .whereRef('i.tenant_id', '=', 'p.tenant_id')
          .whereRef('i.payroll_id', '=', 'p.id')
          .select([
            sql<number>`count(*)`.as('items'),
            sql<number>`count(*) filter (where i.status ${oneOf(openPayrollItemStates)})`.as('openItems'),
            sql<number>`count(*) filter (where i.status = 'declined')`.as('declinedItems'),
            sql<number>`count(*) filter (where i.amount_minor = 0)`.as('zeroItems'),
            sql<number>`coalesce(sum(i.paid_minutes), 0)`.as('minutes'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.version',
      'p.number',
      'p.person_id',
      fullName('w').as('personName'),
      'p.from_day',
      'p.to_day',
      'p.status',
      'p.gross_minor',
      'p.net_minor',
      'p.currency',
      'p.released_at',
      'p.window_ends_at',
      'p.confirmed_at',
      'p.auto_accepted',
      'p.paid_at',
      'p.signed_text',
      'p.signed_sha256',
      'p.signature_file_id',
      'p.paper_file_id',
      'p.released_by',
      'n.items',
      'n.openItems',
      'n.declinedItems',
      'n.zeroItems',
      'n.minutes',
      sql<number>`(select count(*) from document_link k
        join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
        where k.tenant_id = p.tenant_id and k.subject_kind = 'payroll' and k.subject_id = p.id
          and not d.withheld)`.as('documents'),
    ]);
export type PayrollFacts = Awaited<ReturnType<ReturnType<typeof payrollRows>['executeTakeFirstOrThrow']>>;

export type WantedPayrolls = {
  personId?: string | undefined;
  search?: Search;
  /** Drafts are shown to the accountant only. */
  drafts: boolean;
  status?: PayrollState | undefined;
  open?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  page: number;
  /** Those whose answer is overdue by then come first. */
  overdueAt?: Date;
};

/** Payrolls newest first; also for those who show the payrolls of one person. */
export async function payrollsOf(db: Db, wanted: WantedPayrolls) {
  const { personId, search, drafts, status, open, from, to, overdueAt } = wanted;
  let found = db.selectFrom('payroll as p');
  let shown = payrollRows(db);
  const narrow = (condition: ReturnType<typeof sql<boolean>>) => {
    found = found.where(condition);
    shown = shown.where(condition);
  };
  if (personId !== undefined) narrow(sql`p.person_id = ${personId}`);
  if (search) {
    const text = sql`fold_text(concat_ws(' ', p.number, (select ${fullName('x')} from person x
      where x.tenant_id = p.tenant_id and x.id = p.person_id)))`;
    narrow(hasAll(text, search));
  }
  if (!drafts) narrow(sql`p.status <> 'draft'`);
  if (status !== undefined) narrow(sql`p.status = ${status}`);
  if (open !== undefined) {
    const waiting = sql<boolean>`p.status ${oneOf(undecidedPayrollStates)}`;
    narrow(open ? waiting : sql`not ${waiting}`);
  }
  if (from !== undefined) narrow(sql`p.to_day >= ${from}`);
  if (to !== undefined) narrow(sql`p.from_day <= ${to}`);
  const total = await totalOf(found);
  if (overdueAt) {
    const isOverdue = sql`p.status ${oneOf(confirmablePayrollStates)} and p.window_ends_at < ${overdueAt}`;
    shown = shown.orderBy(sql`coalesce(${isOverdue}, false)`, 'desc');
  }
  const rows = await shown
    .orderBy('p.from_day', 'desc')
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

/** By id or by number, as it stands in the address of the screen. */
export const payrollBy = (db: Db, key: string) =>
  payrollRows(db)
    .where((of) => of.or([of('p.id', '=', key), of('p.number', '=', key)]))
    .executeTakeFirst();

/** Whoever changes a payroll or one of its items waits here for the one who does it already. */
export const lockPayrollRow = (db: Db, id: string) =>
  db.selectFrom('payroll').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const changePayroll = async (
  db: Db,
  id: string,
  change: Partial<{
    status: PayrollState;
    gross_minor: number;
    net_minor: number;
    released_at: Date;
    released_by: string;
    window_ends_at: Date | null;
    reminded_at: Date | null;
    confirmed_at: Date;
    auto_accepted: boolean;
    signature_file_id: string;
    signed_text: string;
    signed_sha256: string;
    paid_at: Date;
  }>,
): Promise<void> => {
  await db
    .updateTable('payroll')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const markReminded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('payroll').set({ reminded_at: at }).where('id', '=', id).execute();
};

const waiting = (db: Db) =>
  db
    .selectFrom('payroll')
    .select(['id', 'number', 'person_id', 'status', 'window_ends_at'])
    .where('status', 'in', confirmablePayrollStates)
    .orderBy('window_ends_at')
    .forUpdate()
    .skipLocked();

/** Payrolls whose window has ended without an answer. */
export const payrollsOverdue = (db: Db, now: Date) =>
  waiting(db).where('window_ends_at', '<=', now).execute();

/** Payrolls whose window ends soon and whose people have not been told. */
export const payrollsToRemind = (db: Db, now: Date, until: Date) =>
  waiting(db)
    .where('window_ends_at', '>', now)
    .where('window_ends_at', '<=', until)
    .where('reminded_at', 'is', null)
    .execute();
