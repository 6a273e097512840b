import type { ContractFigures } from '@callboard/contract';
import {
  addDays,
  countedDays,
  entitlement,
  forecast,
  lastDayOf,
  monthOf,
  timeLines,
  vacationAccount,
} from '@callboard/domain';
import type { VacationAccount } from '@callboard/domain';
import { accountAt } from './person-time.ts';
import type { PersonTime } from './person-time.ts';
import type { AbsenceFact } from './time-facts.db.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Days of an absence between two days; those that lie within as they were counted when they were asked for. */
function daysWithin(absence: AbsenceFact, { facts }: PersonTime, from: string, to: string): number {
  if (absence.from >= from && absence.to <= to) return absence.days;
  const span = {
    from: later(absence.from, from),
    to: earlier(absence.to, to),
    firstHalf: absence.firstHalf && absence.from >= from,
    lastHalf: absence.lastHalf && absence.to <= to,
  };
  return span.from > span.to ? 0 : countedDays(span, facts.terms, facts.bankHolidays).days;
}

/** The vacation account of a year, as it stands today. */
export function vacationOf(
  time: PersonTime,
  year: number,
  today: string,
): VacationAccount & { year: number } {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const vacations = time.absences.filter(({ kind }) => kind === 'vacation');
  const between = (some: readonly AbsenceFact[], from: string, to: string) =>
    sum(some.map((one) => daysWithin(one, time, from, to)));
  const approved = vacations.filter(({ pending }) => !pending);
  const taken = today < first ? 0 : between(approved, first, earlier(today, last));
  const booked = (kind: 'carryOver' | 'manual') =>
    sum(time.vacationBookings.filter((one) => one.kind === kind).map(({ days }) => days));
  const account = vacationAccount({
    entitlement: entitlement(time.terms, year),
    carryOver: booked('carryOver'),
    manual: booked('manual'),
    taken,
    approvedFuture: between(approved, first, last) - taken,
    pending: between(
      vacations.filter(({ pending }) => pending),
      first,
      last,
    ),
  });
  return { year, ...account };
}

/** Figures of a month and to date. Of a month that is over the accounts are those at its end. */
export function figuresOf(
  time: PersonTime,
  { month, today }: { month: string; today: string },
): ContractFigures {
  const [first, last] = [monthOf(month), lastDayOf(month)];
  const lines = timeLines(time.facts, first, last);
  const lock = time.locks.find((one) => one.month === first);
  const account = accountAt(time, { day: earlier(addDays(today, -1), last), booked: earlier(today, last) });
  return {
    month: first,
    quota: lock?.quota ?? sum(lines.map(({ quota }) => quota)),
    planned: sum(
      [...time.planned].filter(([day]) => day >= first && day <= last).map(([, minutes]) => minutes),
    ),
    worked: lock?.worked ?? sum(lines.map(({ worked }) => worked)),
    provisional: !lock && lines.some(({ provisional }) => provisional),
    timeAccount: account,
    forecast:
      today > last
        ? account
        : forecast(account, time.facts, { plannedOn: time.planned, from: today, to: last }),
    vacation: vacationOf(time, Number(month.slice(0, 4)), today),
  };
}
