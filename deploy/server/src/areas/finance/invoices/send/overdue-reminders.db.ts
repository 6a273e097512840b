import { invoiceReminderDays } from '@callboard/domain';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Not paid since the first of the reminders' days, with reminders switched on; the longest overdue first. */
export const overdueToRemind = (db: Db, dueUntil: string) =>
  db
    .selectFrom('invoice')
    .select(['invoice.id', 'invoice.dueDate', 'invoice.reminders', 'invoice.sentAt', 'invoice.remindedAt'])
    .where('invoice.remindOverdue', '=', true)
    .where('invoice.paidDate', 'is', null)
    .where('invoice.dueDate', '<=', dueUntil)
    .where('invoice.grossMinor', '>', 0)
    .where((of) =>
      of.or([
        of('invoice.reminders', '<', invoiceReminderDays.length),
        of('invoice.unpaidTodoAt', 'is', null),
      ]),
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('invoice as credit')
            .select('credit.id')
            .whereRef('credit.creditsId', '=', 'invoice.id'),
        ),
      ),
    )
    .orderBy('invoice.dueDate')
    .orderBy('invoice.id')
    .execute();

/** Those of which reminders go to one of these addresses. */
export const remindedAt = (db: Db, addresses: readonly string[]) =>
  db
    .selectFrom('invoice')
    .select(['id', 'companyId'])
    .where('remindOverdue', '=', true)
    .where(sql<boolean>`"sentTo" && ${[...addresses]}::text[]`)
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
  await db.updateTable('invoice').set({ unpaidTodoAt: at }).where('id', '=', id).execute();
};
