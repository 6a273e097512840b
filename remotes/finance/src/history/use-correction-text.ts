import type { HistoryRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useAmountsShown } from '../amounts/amounts-shown.ts';

const corrected = [
  ['caption', 'payroll-item.caption'],
  ['approvedMinutes', 'payroll-item.approved'],
  ['paidMinutes', 'payroll-item.paidHours'],
  ['amountMinor', 'payroll-item.amount'],
] as const;
type Name = (typeof corrected)[number][0];

const valuesOf = (side: unknown): Partial<Record<string, unknown>> =>
  typeof side === 'object' && side !== null ? { ...side } : {};

/** What a correction made of what: hours, words, and money while it is shown. */
export function useCorrectionText(currency: string): (row: HistoryRow) => string[] {
  const t = useWords('finance');
  const { duration, money } = useFormat();
  const amountsShown = useAmountsShown();
  const written = (name: Name, value: unknown): string => {
    if (name === 'amountMinor') return money({ amount: Number(value), currency });
    if (name === 'caption') return String(value);
    return value === null || value === undefined ? '–' : duration(Number(value), { signed: false });
  };
  return (row) => {
    const [before, after] = [valuesOf(row.before), valuesOf(row.after)];
    return corrected.flatMap(([name, label]) => {
      if (!(name in after)) return [];
      if (name === 'amountMinor' && !amountsShown) return [`${t(label)}: ${t('amounts.hidden')}`];
      return [`${t(label)}: ${written(name, before[name])} → ${written(name, after[name])}`];
    });
  };
}
