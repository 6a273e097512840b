import { confirmablePayrollStates, openPayrollItemStates, undecidedPayrollStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/full-name.ts';
import { offsetOf } from '#platform/http/paging.ts';
import { hasAll, inNamed, inText } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { totalOf } from '#platform/db/total-of.ts';
import { oneOf } from '#platform/db/one-of.ts';

const payrollRows = (db: Db) =>
  db
    .selectFrom('payroll as p')
    .innerJoin('person as w', 'w.id', 'p.personId')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('payrollItem as i')
          .whereRef('i.payrollId', '=', 'p.id')
          .select([
            sql<number>`count(*)`.as('items'),
            sql<number>`count(*) filter (where i.status ${oneOf(openPayrollItemStates)})`.as('openItems'),
            sql<number>`count(*) filter (where i.status = 'declined')`.as('declinedItems'),
            sql<number>`count(*) filter (where i."amountMinor" = 0)`.as('zeroItems'),
            sql<number>`coalesce(sum(i."paidMinutes"), 0)`.as('minutes'),
          ])
          .as('n'),
      (join) => join.onTrue(),
    )
    .select([
      'p.id',
      'p.version',
      'p.number',
      'p.personId',
      fullName('w').as('personName'),
      'p.fromDay',
      'p.toDay',
      'p.status',
      'p.grossMinor',
      'p.netMinor',
      'p.currency',
      'p.releasedAt',
      'p.windowEndsAt',
      'p.confirmedAt',
      'p.autoAccepted',
      'p.paidAt',
      'p.signedText',
      'p.signedSha256',
      'p.signatureFileId',
      'p.paperFileId',
      'p.releasedBy',
      'n.items',
      'n.openItems',
      'n.declinedItems',
      'n.zeroItems',
      'n.minutes',
      sql<number>`(select count(*) from "documentLink" k
        join document d on d.id = k."documentId"
        where k."subjectKind" = 'payroll' and k."subjectId" = p.id
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

/** Of everybody's payrolls each name is compared once; of those of one person there is one name. */
const searchedOf = {
  everybody: [
    inText(sql`fold_text(p.number)`),
    inNamed('p.personId', 'person', sql`fold_text(${fullName('named')})`),
  ],
  one: sql`fold_text(concat_ws(' ', p.number, (select ${fullName('x')} from person x
    where x.id = p."personId")))`,
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
  if (personId !== undefined) narrow(sql`p."personId" = ${personId}`);
  if (search) narrow(hasAll(searchedOf[personId === undefined ? 'everybody' : 'one'], search));
  if (!drafts) narrow(sql`p.status <> 'draft'`);
  if (status !== undefined) narrow(sql`p.status = ${status}`);
  if (open !== undefined) {
    const waiting = sql<boolean>`p.status ${oneOf(undecidedPayrollStates)}`;
    narrow(open ? waiting : sql`not ${waiting}`);
  }
  if (from !== undefined) narrow(sql`p."toDay" >= ${from}`);
  if (to !== undefined) narrow(sql`p."fromDay" <= ${to}`);
  const total = await totalOf(found);
  if (total === 0) return { rows: [], total };
  if (overdueAt) {
    const isOverdue = sql`p.status ${oneOf(confirmablePayrollStates)} and p."windowEndsAt" < ${overdueAt}`;
    shown = shown.orderBy(sql`coalesce(${isOverdue}, false)`, 'desc');
  }
  const rows = await shown
    .orderBy('p.fromDay', 'desc')
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
    grossMinor: number;
    netMinor: number;
    releasedAt: Date;
    releasedBy: string;
    windowEndsAt: Date | null;
    remindedAt: Date | null;
    confirmedAt: Date;
    autoAccepted: boolean;
    signatureFileId: string;
    signedText: string;
    signedSha256: string;
    paidAt: Date;
  }>,
): Promise<void> => {
  await db
    .updateTable('payroll')
    .set((of) => ({ ...change, version: of('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const markReminded = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('payroll').set({ remindedAt: at }).where('id', '=', id).execute();
};

const waiting = (db: Db) =>
  db
    .selectFrom('payroll')
    .select(['id', 'number', 'personId', 'status', 'windowEndsAt'])
    .where('status', 'in', confirmablePayrollStates)
    .orderBy('windowEndsAt')
    .forUpdate()
    .skipLocked();

/** Payrolls whose window has ended without an answer. */
export const payrollsOverdue = (db: Db, now: Date) => waiting(db).where('windowEndsAt', '<=', now).execute();

/** Payrolls whose window ends soon and whose people have not been told. */
export const payrollsToRemind = (db: Db, now: Date, until: Date) =>
  waiting(db)
    .where('windowEndsAt', '>', now)
    .where('windowEndsAt', '<=', until)
    .where('remindedAt', 'is', null)
    .execute();
