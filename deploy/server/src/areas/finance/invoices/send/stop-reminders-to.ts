import type { Ctx } from '#platform/http/handler.ts';
import { noteInvoice } from '../invoice/note-invoice.ts';
import { remindedAt } from './overdue-reminders.db.ts';
import { setRemindOverdue } from '../invoice/write-invoice.db.ts';

/** Where an invoice was sent stays in the books, but nobody is reminded who is to be forgotten. */
export async function stopRemindersTo(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  addresses: readonly string[],
): Promise<void> {
  for (const { id, companyId } of await remindedAt(db, addresses)) {
    await setRemindOverdue(db, id, false);
    await noteInvoice(db, { id, companyId }, 'invoice_reminders_off', {
      actorId: caller.personId,
      at: now(),
    });
  }
}
