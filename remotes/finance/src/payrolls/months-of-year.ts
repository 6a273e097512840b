import type { PayrollRow } from '@callboard/contract';

export type PaidMonth = {
  /** `2026-11` */
  readonly month: string;
  readonly minutes: number;
  readonly grossMinor: number;
};
type Row = Pick<PayrollRow, 'toDay' | 'minutes' | 'grossMinor' | 'currency'>;

const monthsBack = (month: string, back: number): string => {
  const [year = 0, its = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, its - 1 - back, 1)).toISOString().slice(0, 7);
};

/**
 * Hours and money of the twelve months up to a day, the oldest first. Money of one currency can be drawn: it is that
 * of the newest payroll.
 */
export function monthsOfYear(rows: readonly Row[], today: string, tenantCurrency: string) {
  const currency = rows.toSorted((a, b) => (a.toDay < b.toDay ? 1 : -1))[0]?.currency ?? tenantCurrency;
  const byMonth = Map.groupBy(rows, ({ toDay }) => toDay.slice(0, 7));
  const months: PaidMonth[] = Array.from({ length: 12 }, (_, at) => {
    const month = monthsBack(today.slice(0, 7), 11 - at);
    const its = byMonth.get(month) ?? [];
    return {
      month,
      minutes: its.reduce((sum, row) => sum + row.minutes, 0),
      grossMinor: its.reduce((sum, row) => sum + (row.currency === currency ? row.grossMinor : 0), 0),
    };
  });
  return { months, currency };
}
