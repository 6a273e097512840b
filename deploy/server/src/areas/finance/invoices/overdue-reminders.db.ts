import { invoiceReminderDays } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Not paid since the first of the reminders' days, with reminders switched on; the longest overdue first. */
export const overdueToRemind = (db: Db, dueUntil: string) =>
  db
    .selectFrom('invoice as v')
    .select(['v.id', 'v.due_date', 'v.reminders', 'v.sent_at', 'v.reminded_at'])
    .where('v.remind_overdue', '=', true)
    .where('v.paid_date', 'is', null)
    .where('v.due_date', '<=', dueUntil)
    .where('v.gross_minor', '>', 0)
    .where((of) =>
      of.or([of('v.reminders', '<', invoiceReminderDays.length), of('v.unpaid_todo_at', 'is', null)]),
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('invoice as o')
            .select('o.id')
            .whereRef('o.tenant_id', '=', 'v.tenant_id')
            .whereRef('o.credits_id', '=', 'v.id'),
        ),
      ),
    )
    .orderBy('v.due_date')
    .orderBy('v.id')
    .execute();

/** Those of which reminders go to one of these addresses. */
export const remindedAt = (db: Db, addresses: readonly string[]) =>
  db
    .selectFrom('invoice')
    .select(['id', 'company_id as companyId'])
    .where('remind_overdue', '=', true)
    .where(sql<boolean>`sent_to && ${[...addresses]}::text[]`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** For one process at a time; nothing where another one, or somebody, is changing it. */
export const tryLockInvoice = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('invoice')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined;

export const noteUnpaidTodo = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('invoice').set({ unpaid_todo_at: at }).where('id', '=', id).execute();
};
