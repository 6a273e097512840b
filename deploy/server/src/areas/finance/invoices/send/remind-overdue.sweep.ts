import { addDays, dayAt, invoiceReminderDays, nextReminderDay, stillUnpaidDay } from '@callboard/domain';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { changed } from '#platform/live/changed.db.ts';
import type { PaperSweep, SweepCtx } from '#platform/jobs/sweeps.ts';
import { nameOfTenant, tenantLanguage, tenantZone } from '../../../account/settings/settings.public.ts';
import { accountantsOf } from '../../finance/finance.public.ts';
import { fitsEInvoice } from '../paper/e-invoice.ts';
import { sellerOfInvoices } from '../invoice/invoice-parties.db.ts';
import { invoiceBy, itemsOfInvoice } from '../invoice/invoices.db.ts';
import type { InvoiceFacts } from '../invoice/invoices.db.ts';
import { mailInvoice } from './mail-invoice.ts';
import { noteUnpaidTodo, overdueToRemind, tryLockInvoice } from './overdue-reminders.db.ts';
import { isAwaited, reminderFactsOf } from '../invoice/overdue-reminders.ts';

type DrawCtx = Parameters<PaperSweep['draw']>[1];

async function remind({ db, jobs, files, now, outside }: DrawCtx, invoice: InvoiceFacts): Promise<boolean> {
  // As by hand: without a seller, or where the sums are not those of the items, there is no paper to send.
  if (!fitsEInvoice(invoice, await itemsOfInvoice(db, invoice.id), await sellerOfInvoices(db))) return false;
  const mail = { send: (one: object) => jobs.send('deliver-mail', one) };
  const tenant = { name: await nameOfTenant(db) };
  await mailInvoice({ db, files, mail, tenant, outside, now: () => now }, invoice, {
    to: invoice.sentTo,
    language: invoice.sentLanguage ?? (await tenantLanguage(db)),
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

/** Whether the tenant's day has come for its next step. */
async function dueAt({ db, now }: SweepCtx) {
  const zone = await tenantZone(db);
  const today = dayAt(now, zone);
  const isDue = (row: Parameters<typeof reminderFactsOf>[0]): boolean => {
    const facts = reminderFactsOf(row, zone);
    const day = facts && (nextReminderDay(facts) ?? stillUnpaidDay(facts));
    return day !== null && day <= today;
  };
  return { today, isDue };
}

/** Reminds of overdue invoices that were mailed, each step once; after the last one the office has to look. */
export const remindOverdue: PaperSweep = {
  name: 'remind-overdue',
  atOnce: 20,
  async due(ctx) {
    const { today, isDue } = await dueAt(ctx);
    const overdue = await overdueToRemind(ctx.db, addDays(today, -invoiceReminderDays[0]));
    return overdue.filter(isDue).map(({ id }) => id);
  },
  async draw(id, ctx) {
    const { db } = ctx;
    if (!(await tryLockInvoice(db, id))) return false;
    const { today, isDue } = await dueAt(ctx);
    // As it is now that nobody else changes it.
    const invoice = await invoiceBy(db, id, null);
    if (!invoice?.remindOverdue || !isAwaited(invoice) || !isDue(invoice)) return false;
    if (invoice.reminders < invoiceReminderDays.length) return remind(ctx, invoice);
    if (invoice.unpaidTodoAt === null) await askOffice(ctx, invoice, today);
    return false;
  },
};
