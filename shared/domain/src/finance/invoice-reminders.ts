import { addDays } from '../time/day.ts';

/** Days after the due date on which an invoice that is not paid is reminded of. */
export const invoiceReminderDays = [7, 21] as const;
/** Nobody gets two mails about an invoice within these days, and so long a reminder has time to help. */
const daysApart = 7;

export type ReminderFacts = {
  readonly dueDate: string;
  /** How many were mailed, those by hand too. */
  readonly reminders: number;
  /** The day of the last mail about the invoice: itself or a reminder. */
  readonly mailedOn: string;
};

/** The first day on which the next reminder is mailed; nothing after the last one. */
export function nextReminderDay({ dueDate, reminders, mailedOn }: ReminderFacts): string | null {
  const days = invoiceReminderDays[reminders];
  if (days === undefined) return null;
  const step = addDays(dueDate, days);
  const rested = addDays(mailedOn, daysApart);
  return step > rested ? step : rested;
}

/** The day on which the office looks at it, for no reminder has helped; nothing while one is still to come. */
export const stillUnpaidDay = ({ reminders, mailedOn }: ReminderFacts): string | null =>
  reminders < invoiceReminderDays.length ? null : addDays(mailedOn, daysApart);
