import type { Language } from '@callboard/contract';
import { fractionDigits } from '@callboard/domain';
import { locales } from '../locales.ts';

/** How amounts of a currency are written for people who read a language. */
export function moneyWriter(currency: string, language: Language): (minor: number) => string {
  const numbers = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  const scale = 10 ** fractionDigits(currency);
  return (minor) => numbers.format(minor / scale);
}
