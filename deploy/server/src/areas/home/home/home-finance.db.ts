import { payrollGroups, payrollItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import { entriesAtMost } from './home-list.ts';

export async function payrollsToConfirm(db: Db, personId: string) {
  const rows = await db
    .selectFrom('payroll')
    .select([
      'payroll.number',
      'payroll.fromDay',
      'payroll.toDay',
      'payroll.windowEndsAt',
      sql<number>`(select count(*) from "payrollItem" where "payrollItem"."payrollId" = payroll.id
        and "payrollItem".status ${oneOf(payrollItemGroups.open)})::int`.as('openItems'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('payroll.personId', '=', personId)
    .where('payroll.status', 'in', payrollGroups.confirmable)
    .orderBy('payroll.fromDay')
    .limit(entriesAtMost)
    .execute();
  const items = rows.map(({ number, fromDay, toDay, windowEndsAt, openItems }) => ({
    number,
    fromDay,
    toDay,
    openItems,
    windowEndsAt: windowEndsAt?.toISOString() ?? null,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** How many drafts wait for their release, and how many payrolls are released and not settled. */
export const payrollsOfAll = (db: Db) =>
  db
    .selectFrom('payroll')
    .select([
      sql<number>`(count(*) filter (where payroll.status = 'draft'))::int`.as('drafts'),
      sql<number>`(count(*) filter (where payroll.status ${oneOf(payrollGroups.undecided)}))::int`.as(
        'undecided',
      ),
    ])
    .executeTakeFirstOrThrow();

/** Declined items with a to-do that this person owes; one that names nobody is owed by all who account. */
export async function payrollItemsToAnswer(db: Db, personId: string, accounts: boolean) {
  const rows = await db
    .selectFrom('activity')
    .innerJoin('payrollItem', 'payrollItem.id', 'activity.subjectId')
    .innerJoin('payroll', 'payroll.id', 'payrollItem.payrollId')
    .innerJoin('person', 'person.id', 'payroll.personId')
    .select([
      'payrollItem.id',
      'payrollItem.caption',
      'payrollItem.day',
      'payroll.number',
      fullName('person').as('person'),
      'activity.body',
      'activity.dueDate as dueOn',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('activity.type', '=', 'TODO_PAYROLL_ITEM')
    .where('activity.doneAt', 'is', null)
    .where('activity.subjectKind', '=', 'payrollItem')
    .where((of) =>
      of.or([
        of('activity.recipientId', '=', personId),
        ...(accounts ? [of('activity.recipientId', 'is', null)] : []),
      ]),
    )
    .orderBy('activity.dueDate')
    .orderBy('activity.id')
    .limit(entriesAtMost)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}

/** Receipts of a person that came back and wait to be corrected. */
export async function rejectedReceipts(db: Db, personId: string) {
  const rows = await db
    .selectFrom('receipt')
    .select([
      'number',
      'merchant',
      'date',
      'reason',
      'decidedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('personId', '=', personId)
    .where('status', '=', 'rejected')
    .orderBy('decidedAt')
    .orderBy('id')
    .limit(entriesAtMost)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}
