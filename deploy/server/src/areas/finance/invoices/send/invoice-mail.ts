import type { Language } from '@callboard/contract';
import type { Mail } from '#platform/ports.ts';
import { dayText } from '#platform/pdf/moment.ts';
import { moneyWriter } from '#platform/pdf/money.ts';
import { invoiceWords } from '../paper/invoice-words.ts';
import type { InvoiceFacts } from '../invoice/invoices.db.ts';

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
  const { currency, grossMinor: gross } = invoice;
  const words = invoiceWords[language];
  const money = moneyWriter(currency, language);
  const values: Readonly<Record<string, string>> = {
    number: invoice.number,
    seller,
    date: dayText(invoice.invoiceDate, language, 'long'),
    due: dayText(invoice.dueDate, language, 'long'),
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
