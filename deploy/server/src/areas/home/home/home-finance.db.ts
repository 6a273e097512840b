import { confirmablePayrollStates, openPayrollItemStates, undecidedPayrollStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { entriesAtMost } from './home-list.ts';

export async function payrollsToConfirm(db: Db, personId: string) {
  const rows = await db
    .selectFrom('payroll as y')
    .select([
      'y.number',
      'y.from_day as fromDay',
      'y.to_day as toDay',
      'y.window_ends_at as windowEndsAt',
      sql<number>`(select count(*) from payroll_item i where i.tenant_id = y.tenant_id
        and i.payroll_id = y.id and i.status ${oneOf(openPayrollItemStates)})::int`.as('openItems'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('y.person_id', '=', personId)
    .where('y.status', 'in', confirmablePayrollStates)
    .orderBy('y.from_day')
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
    .innerJoin('payroll_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.subject_id'),
    )
    .innerJoin('payroll as y', (join) =>
      join.onRef('y.tenant_id', '=', 'i.tenant_id').onRef('y.id', '=', 'i.payroll_id'),
    )
    .innerJoin('person as w', (join) =>
      join.onRef('w.tenant_id', '=', 'y.tenant_id').onRef('w.id', '=', 'y.person_id'),
    )
    .select([
      'i.id',
      'i.caption',
      'i.day',
      'y.number',
      fullName('w').as('person'),
      't.body',
      't.due_date as dueOn',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('t.type', '=', 'TODO_PAYROLL_ITEM')
    .where('t.done_at', 'is', null)
    .where('t.subject_kind', '=', 'payrollItem')
    .where((of) =>
      of.or([of('t.recipient_id', '=', personId), ...(accounts ? [of('t.recipient_id', 'is', null)] : [])]),
    )
    .orderBy('t.due_date')
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
      'decided_at as decidedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('person_id', '=', personId)
    .where('status', '=', 'rejected')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(entriesAtMost)
    .execute();
  return { items: rows, total: rows[0]?.total ?? 0 };
}
