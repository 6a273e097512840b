import { dayAt, invoiceReminderDays, owedMinor } from '@callboard/domain';
import type { ReminderFacts } from '@callboard/domain';
import type { InvoiceFacts } from './invoices.db.ts';

/** What the days of reminders follow from; nothing of what nobody has mailed. */
export function reminderFactsOf(
  row: Pick<InvoiceFacts, 'due_date' | 'reminders' | 'sent_at' | 'reminded_at'>,
  zone: string,
): ReminderFacts | null {
  const { due_date: dueDate, reminders, sent_at: sent, reminded_at: reminded } = row;
  if (sent === null) return null;
  return { dueDate, reminders, mailedOn: dayAt(reminded && reminded > sent ? reminded : sent, zone) };
}

/** It was mailed, and money is still waited for. */
export const isAwaited = (row: InvoiceFacts): boolean =>
  row.sent_to.length > 0 &&
  row.creditedById === null &&
  owedMinor({ grossMinor: row.gross_minor, paidDate: row.paid_date, partsMinor: row.partsMinor }) > 0;

/** A reminder is to come, if that is switched on. */
export const awaitsReminders = (row: InvoiceFacts): boolean =>
  isAwaited(row) && row.reminders < invoiceReminderDays.length;
