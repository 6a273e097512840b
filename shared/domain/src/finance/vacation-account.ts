import { lastDayOf, nextMonth, termsOn } from './staff-contract-terms.ts';
import type { ContractTerms } from './staff-contract-terms.ts';

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);

const roundedUpToHalf = (days: number): number => Math.ceil(Number((days * 2).toFixed(6))) / 2;

/** The terms that hold at the end of a month, or those that ended within it. */
const termsIn = (terms: readonly ContractTerms[], month: string): ContractTerms | null =>
  termsOn(terms, lastDayOf(month)) ??
  terms.find(({ from, until }) => from < nextMonth(month) && until !== null && until >= month) ??
  null;

/**
 * Vacation days of a year: the yearly days by the months employed, part-time by its days of the week, rounded up
 * to a half. A month that one is employed in at all counts.
 */
export function entitlement(terms: readonly ContractTerms[], year: number): number {
  const parts = monthsOf(year).map((month) => {
    const inIt = termsIn(terms, month);
    return inIt ? (inIt.vacationDays * inIt.daysPerWeek) / inIt.fullTimeDays / 12 : 0;
  });
  return roundedUpToHalf(parts.reduce((a, b) => a + b, 0));
}

export type VacationAccount = {
  entitlement: number;
  carryOver: number;
  manual: number;
  taken: number;
  approvedFuture: number;
  /** What is left; requested days are told apart. */
  left: number;
  pending: number;
};

export const vacationAccount = (parts: Omit<VacationAccount, 'left'>): VacationAccount => ({
  ...parts,
  left: parts.entitlement + parts.carryOver - parts.taken - parts.approvedFuture + parts.manual,
});
