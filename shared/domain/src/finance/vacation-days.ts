import { addDays } from '../time/day.ts';
import { daysFrom, quotaOf } from './staff-contract-terms.ts';
import type { ContractTerms } from './staff-contract-terms.ts';
import { weekdayOf } from '../time/zoned.ts';

export type VacationSpan = {
  readonly from: string;
  readonly to: string;
  /** The first day begins at noon. */
  readonly firstHalf: boolean;
  /** The last day ends at noon. */
  readonly lastHalf: boolean;
};

/** 1, ½ or 0 of a day, before asking whether one works then. */
export function partOf({ from, to, firstHalf, lastHalf }: VacationSpan, day: string): number {
  if (day < from || day > to) return 0;
  if (from === to) return firstHalf || lastHalf ? 0.5 : 1;
  return (day === from && firstHalf) || (day === to && lastHalf) ? 0.5 : 1;
}

export type CountedDays = { days: number; weekends: number; bankHolidays: number };

/** Days that a vacation takes: those with hours in the contract that are no bank holiday. */
export function countedDays(
  span: VacationSpan,
  terms: readonly ContractTerms[],
  bankHolidays: ReadonlySet<string>,
): CountedDays {
  const counted = { days: 0, weekends: 0, bankHolidays: 0 };
  for (const day of daysFrom(span.from, span.to)) {
    const works = quotaOf(terms, day) > 0;
    if (!works) {
      // A weekend is told once, by its Saturday, or by its Sunday where the vacation begins there.
      if (weekdayOf(day) === 5 || (weekdayOf(day) === 6 && day === span.from)) counted.weekends += 1;
    } else if (bankHolidays.has(day)) counted.bankHolidays += 1;
    else counted.days += partOf(span, day);
  }
  return counted;
}

export type VacationRefusal = {
  path: 'from' | 'to';
  code: 'end_before_start' | 'in_the_past' | 'too_far_ahead' | 'overlaps' | 'no_days' | 'not_enough_left';
};

/** Why a request cannot be sent, or nothing. `left` is what would remain after it. */
export function vacationRefusal(
  span: VacationSpan,
  facts: {
    today: string;
    aheadDays: number;
    days: number;
    overlaps: boolean;
    /** Nothing for kinds that take nothing from the vacation account. */
    left: number | null;
    belowZero: boolean;
  },
): VacationRefusal | null {
  if (span.to < span.from) return { path: 'to', code: 'end_before_start' };
  if (span.from < facts.today) return { path: 'from', code: 'in_the_past' };
  if (span.to > addDays(facts.today, facts.aheadDays)) return { path: 'to', code: 'too_far_ahead' };
  if (facts.overlaps) return { path: 'from', code: 'overlaps' };
  if (facts.days === 0) return { path: 'from', code: 'no_days' };
  if (facts.left !== null && facts.left < 0 && !facts.belowZero)
    return { path: 'to', code: 'not_enough_left' };
  return null;
}

/** A span year by year: each takes from the account of its own year. */
export function spansByYear(span: VacationSpan): { readonly year: number; readonly span: VacationSpan }[] {
  const [first, last] = [Number(span.from.slice(0, 4)), Number(span.to.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const year = first + at;
    return {
      year,
      span: {
        from: year === first ? span.from : `${year}-01-01`,
        to: year === last ? span.to : `${year}-12-31`,
        firstHalf: year === first && span.firstHalf,
        lastHalf: year === last && span.lastHalf,
      },
    };
  });
}
