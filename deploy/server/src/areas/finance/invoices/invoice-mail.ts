import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import type { Mail } from '../../../platform/ports.ts';
import { locales } from '../../../platform/pdf/moment.ts';
import { invoiceWords } from './invoice-words.ts';
import type { InvoiceFacts } from './invoices.db.ts';

type About = {
  language: Language;
  seller: string;
  owed: number;
  message: string;
  reminder: boolean;
};

/** What is written to whom an invoice goes, above the paper. */
export function invoiceMail(
  invoice: InvoiceFacts,
  { language, seller, owed, message, reminder }: About,
): Pick<Mail, 'subject' | 'text'> {
  const { currency, gross_minor: gross } = invoice;
  const words = invoiceWords[language];
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const money = (minor: number) => numbers.format(minor / 10 ** fractionDigits(currency));
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
  const values: Readonly<Record<string, string>> = {
    number: invoice.number,
    seller,
    date: dayOf(invoice.invoice_date),
    due: dayOf(invoice.due_date),
    amount: money(Math.abs(gross)),
    owed: money(owed),
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
  const credit = gross < 0;
  const subject = reminder ? words.remindSubject : credit ? words.creditSubject : words.mailSubject;
  const text = reminder ? words.remindText : credit ? words.creditText : words.mailText;
  const parts = [
    words.mailGreeting,
    filled(text),
    ...(message === '' ? [] : [message]),
    words.mailNote,
    `${words.mailClosing}\n${seller}`,
  ];
  return { subject: filled(subject), text: `${parts.join('\n\n')}\n` };
}
