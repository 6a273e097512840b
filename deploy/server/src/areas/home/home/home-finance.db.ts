import { confirmablePayrollStates, openPayrollItemStates, undecidedPayrollStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/one-of.ts';
import { entriesAtMost } from './home-list.ts';

export async function payrollsToConfirm(db: Db, personId: string) {
  const rows = await db
    .selectFrom('payroll as y')
    .select([
      'y.number',
      'y.fromDay',
      'y.toDay',
      'y.windowEndsAt',
      sql<number>`(select count(*) from "payrollItem" i where i."payrollId" = y.id and i.status ${oneOf(openPayrollItemStates)})::int`.as(
        'openItems',
      ),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('y.personId', '=', personId)
    .where('y.status', 'in', confirmablePayrollStates)
    .orderBy('y.fromDay')
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
    .selectFrom('payroll as y')
    .select([
      sql<number>`(count(*) filter (where y.status = 'draft'))::int`.as('drafts'),
      sql<number>`(count(*) filter (where y.status ${oneOf(undecidedPayrollStates)}))::int`.as('undecided'),
    ])
    .executeTakeFirstOrThrow();

/** Declined items with a to-do that this person owes; one that names nobody is owed by all who account. */
export async function payrollItemsToAnswer(db: Db, personId: string, accounts: boolean) {
  const rows = await db
    .selectFrom('activity as t')
    .innerJoin('payrollItem as i', 'i.id', 't.subjectId')
    .innerJoin('payroll as y', 'y.id', 'i.payrollId')
    .innerJoin('person as w', 'w.id', 'y.personId')
    .select([
      'i.id',
      'i.caption',
      'i.day',
      'y.number',
      fullName('w').as('person'),
      't.body',
      't.dueDate as dueOn',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('t.type', '=', 'TODO_PAYROLL_ITEM')
    .where('t.doneAt', 'is', null)
    .where('t.subjectKind', '=', 'payrollItem')
    .where((of) =>
      of.or([of('t.recipientId', '=', personId), ...(accounts ? [of('t.recipientId', 'is', null)] : [])]),
    )
    .orderBy('t.dueDate')
    .orderBy('t.id')
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
