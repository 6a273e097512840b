import type { Language } from '@callboard/contract';
import { locales } from '#platform/locales.ts';
import { dayText, momentText } from '#platform/pdf/moment.ts';
import { moneyWriter } from '#platform/pdf/money.ts';
import { payrollWords } from '../read/payroll-words.ts';

/** How a payroll writes words, money, days and moments in a language. */
export function payrollFormat(
  currency: string,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  return {
    words: payrollWords[language],
    money: moneyWriter(currency, language),
    day: (day: string) => dayText(day, language, 'medium'),
    moment: (at: string) => momentText(new Date(at), { language, timeZone }),
    countries: new Intl.DisplayNames(locales[language], { type: 'region' }),
  };
}
export type PayrollFormat = ReturnType<typeof payrollFormat>;
