import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import { locales, momentText } from '../../../platform/pdf/moment.ts';
import { payrollWords } from './payroll-words.ts';

/** How a payroll writes words, money, days and moments in a language. */
export function payrollFormat(
  currency: string,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const startOf = (day: string) => new Date(`${day}T00:00:00Z`);
  return {
    words: payrollWords[language],
    money: (minor: number) => numbers.format(minor / 10 ** fractionDigits(currency)),
    day: (day: string) => days.format(startOf(day)),
    moment: (at: string) => momentText(new Date(at), { language, timeZone }),
    countries: new Intl.DisplayNames(locale, { type: 'region' }),
  };
}
export type PayrollFormat = ReturnType<typeof payrollFormat>;
