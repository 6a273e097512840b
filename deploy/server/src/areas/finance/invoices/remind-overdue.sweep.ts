import { addDays, dayAt, invoiceReminderDays, nextReminderDay, stillUnpaidDay } from '@callboard/domain';
import { addTodo } from '../../../platform/activities/note-activity.db.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import type { Sweep, SweepCtx } from '../../../platform/jobs/sweeps.ts';
import { nameOfTenant, tenantLanguage, tenantZone } from '../../account/settings/settings.public.ts';
import { accountantsOf } from '../finance/finance.public.ts';
import { fitsEInvoice } from './e-invoice.ts';
import { sellerOfInvoices } from './invoice-parties.db.ts';
import { invoiceBy, itemsOfInvoice } from './invoices.db.ts';
import type { InvoiceFacts } from './invoices.db.ts';
import { mailInvoice } from './mail-invoice.ts';
import { noteUnpaidTodo, overdueToRemind, tryLockInvoice } from './overdue-reminders.db.ts';
import { isAwaited, reminderFactsOf } from './overdue-reminders.ts';

/** Each is a paper to write; the rest is a minute later. */
const atOnce = 20;

async function remind({ db, jobs, files, now }: SweepCtx, invoice: InvoiceFacts): Promise<boolean> {
  // As by hand: without a seller, or where the sums are not those of the items, there is no paper to send.
  if (!fitsEInvoice(invoice, await itemsOfInvoice(db, invoice.id), await sellerOfInvoices(db))) return false;
  const mail = { send: (one: object) => jobs.send('deliver-mail', one) };
  const tenant = { name: await nameOfTenant(db) };
  // A sweep begins nothing anew: what it has done for other invoices would be undone.
  const outside = <Made>(_: string, work: () => Promise<Made>) => work();
  await mailInvoice({ db, files, mail, tenant, outside, now: () => now }, invoice, {
    to: invoice.sent_to,
    language: invoice.sent_language ?? (await tenantLanguage(db)),
    message: '',
    reminder: true,
    actorId: null,
  });
  await changed(db, await accountantsOf(db, 'invoices'), ['invoices', `invoice:${invoice.id}`]);
  return true;
}

async function askOffice(
  { db, now }: SweepCtx,
  { id, number, companyName }: InvoiceFacts,
  today: string,
): Promise<void> {
  await addTodo(db, {
    // Of those who account.
    type: 'TODO_PAYROLL_ITEM',
    recipientId: null,
    category: 'invoice',
    caption: 'invoice_still_unpaid',
    body: `${number} · ${companyName}`,
    subject: { kind: 'invoice', id },
    dueDate: addDays(today, 1),
    priority: 1,
    at: now,
  });
  await noteUnpaidTodo(db, id, now);
  await changed(db, await accountantsOf(db, 'payrolls'), ['todos']);
}

/** Reminds of overdue invoices that were mailed, each step once; after the last one the office has to look. */
export const remindOverdue: Sweep = {
  name: 'remind-overdue',
  async work(ctx) {
    const { db, now } = ctx;
    const zone = await tenantZone(db);
    const today = dayAt(now, zone);
    const isDue = (row: Parameters<typeof reminderFactsOf>[0]): boolean => {
      const facts = reminderFactsOf(row, zone);
      const day = facts && (nextReminderDay(facts) ?? stillUnpaidDay(facts));
      return day !== null && day <= today;
    };
    let left = atOnce;
    for (const one of await overdueToRemind(db, addDays(today, -invoiceReminderDays[0]))) {
      if (left === 0) break;
      if (!isDue(one) || !(await tryLockInvoice(db, one.id))) continue;
      // As it is now that nobody else changes it.
      const invoice = await invoiceBy(db, one.id, null);
      if (!invoice?.remind_overdue || !isAwaited(invoice) || !isDue(invoice)) continue;
      if (invoice.reminders >= invoiceReminderDays.length) {
        if (invoice.unpaid_todo_at === null) await askOffice(ctx, invoice, today);
      } else if (await remind(ctx, invoice)) left -= 1;
    }
  },
};
