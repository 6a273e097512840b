import { dayAt, invoiceReminderDays, owedMinor } from '@callboard/domain';
import type { ReminderFacts } from '@callboard/domain';
import type { InvoiceFacts } from './invoices.db.ts';

/** What the days of reminders follow from; nothing of what nobody has mailed. */
export function reminderFactsOf(
  row: Pick<InvoiceFacts, 'dueDate' | 'reminders' | 'sentAt' | 'remindedAt'>,
  zone: string,
): ReminderFacts | null {
  const { dueDate, reminders, sentAt: sent, remindedAt: reminded } = row;
  if (sent === null) return null;
  return { dueDate, reminders, mailedOn: dayAt(reminded && reminded > sent ? reminded : sent, zone) };
}

/** It was mailed, and money is still waited for. */
export const isAwaited = (row: InvoiceFacts): boolean =>
  row.sentTo.length > 0 &&
  row.creditedById === null &&
  owedMinor({ grossMinor: row.grossMinor, paidDate: row.paidDate, partsMinor: row.partsMinor }) > 0;

/** A reminder is to come, if that is switched on. */
export const awaitsReminders = (row: InvoiceFacts): boolean =>
  isAwaited(row) && row.reminders < invoiceReminderDays.length;
