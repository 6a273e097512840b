import { payrollGroups, payrollItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { PayrollState } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { fullName } from '#platform/db/expression/full-name.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { hasAll, inNamed, inText } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { totalOf } from '#platform/db/list/total-of.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

const payrollRows = (db: Db) =>
  db
    .selectFrom('payroll')
    .innerJoin('person', 'person.id', 'payroll.personId')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('payrollItem')
          .whereRef('payrollItem.payrollId', '=', 'payroll.id')
          .select([
            sql<number>`count(*)`.as('items'),
            sql<number>`count(*) filter (where "payrollItem".status ${oneOf(payrollItemGroups.open)})`.as(
              'openItems',
            ),
            sql<number>`count(*) filter (where "payrollItem".status = 'declined')`.as('declinedItems'),
            sql<number>`count(*) filter (where "payrollItem"."amountMinor" = 0)`.as('zeroItems'),
            sql<number>`coalesce(sum("payrollItem"."paidMinutes"), 0)`.as('minutes'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select([
      'payroll.id',
      'payroll.version',
      'payroll.number',
      'payroll.personId',
      fullName('person').as('personName'),
      'payroll.fromDay',
      'payroll.toDay',
      'payroll.status',
      'payroll.grossMinor',
      'payroll.netMinor',
      'payroll.currency',
      'payroll.releasedAt',
      'payroll.windowEndsAt',
      'payroll.confirmedAt',
      'payroll.autoAccepted',
      'payroll.paidAt',
      'payroll.signedText',
      'payroll.signedSha256',
      'payroll.signatureFileId',
      'payroll.paperFileId',
      'payroll.releasedBy',
      'counts.items',
      'counts.openItems',
      'counts.declinedItems',
      'counts.zeroItems',
      'counts.minutes',
      sql<number>`(select count(*) from "documentLink"
        join document on document.id = "documentLink"."documentId"
        where "documentLink"."subjectKind" = 'payroll' and "documentLink"."subjectId" = payroll.id
          and not document.withheld)`.as('documents'),
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
    inText(sql`fold_text(payroll.number)`),
    inNamed('payroll.personId', 'person', sql.ref('named.nameText')),
  ],
  one: sql`fold_text(concat_ws(' ', payroll.number, (select ${fullName('person')} from person
    where person.id = payroll."personId")))`,
};

/** Payrolls newest first; also for those who show the payrolls of one person. */
export async function payrollsOf(db: Db, wanted: WantedPayrolls) {
  const { personId, search, drafts, status, open, from, to, overdueAt } = wanted;
  let found = db.selectFrom('payroll');
  let shown = payrollRows(db);
  const narrow = (condition: ReturnType<typeof sql<boolean>>) => {
    found = found.where(condition);
    shown = shown.where(condition);
  };
  if (personId !== undefined) narrow(sql`payroll."personId" = ${personId}`);
  if (search) narrow(hasAll(searchedOf[personId === undefined ? 'everybody' : 'one'], search));
  if (!drafts) narrow(sql`payroll.status <> 'draft'`);
  if (status !== undefined) narrow(sql`payroll.status = ${status}`);
  if (open !== undefined) {
    const waiting = sql<boolean>`payroll.status ${oneOf(payrollGroups.undecided)}`;
    narrow(open ? waiting : sql`not ${waiting}`);
  }
  if (from !== undefined) narrow(sql`payroll."toDay" >= ${from}`);
  if (to !== undefined) narrow(sql`payroll."fromDay" <= ${to}`);
  const total = await totalOf(found);
  if (total === 0) return { rows: [], total };
  if (overdueAt) {
    const isOverdue = sql`payroll.status ${oneOf(payrollGroups.confirmable)}
      and payroll."windowEndsAt" < ${overdueAt}`;
    shown = shown.orderBy(sql`coalesce(${isOverdue}, false)`, 'desc');
  }
  const rows = await shown
    .orderBy('payroll.fromDay', 'desc')
    .orderBy('payroll.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}

/** By id or by number, as it stands in the address of the screen. */
export const payrollBy = (db: Db, key: string) =>
  payrollRows(db)
    .where((of) => of.or([of('payroll.id', '=', key), of('payroll.number', '=', key)]))
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
    .where('status', 'in', payrollGroups.confirmable)
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
