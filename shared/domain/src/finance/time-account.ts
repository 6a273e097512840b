import type { AbsenceKind } from '../people/absence-states.ts';
import { daysFrom, lastDayOf, monthOf, quotaBetween, quotaOf } from './staff-contract-terms.ts';
import type { ContractTerms } from './staff-contract-terms.ts';
import { partOf } from './vacation-days.ts';
import type { VacationSpan } from './vacation-days.ts';

/** Quota, worked and credit of each day, and the accounts that they make. All in minutes. */

export type AccountAbsence = VacationSpan & {
  readonly kind: AbsenceKind;
};
export type WorkedDay = {
  readonly minutes: number;
  /** Checked, but not yet approved. */ readonly provisional: boolean;
};
export type TimeLine = {
  day: string;
  quota: number;
  worked: number;
  credit: number;
  provisional: boolean;
  /** What the credit is for. */
  why: 'bankHoliday' | AccountAbsence['kind'] | null;
};
export type Booking = {
  readonly day: string;
  readonly minutes: number;
  readonly kind: 'opening' | 'manual' | 'paidOut';
};

export type TimeFacts = {
  readonly terms: readonly ContractTerms[];
  readonly bankHolidays: ReadonlySet<string>;
  /** Those that hold: approved, asked to be cancelled, or reported. */
  readonly absences: readonly AccountAbsence[];
  readonly worked: ReadonlyMap<string, WorkedDay>;
};

/** Sick comes first: who falls ill in a vacation is ill. */
function absenceOn(absences: readonly AccountAbsence[], day: string): AccountAbsence | undefined {
  let found: AccountAbsence | undefined;
  // An account is thousands of days: no list is made for each of them.
  for (const one of absences) {
    if (partOf(one, day) === 0) continue;
    if (one.kind === 'sick') return one;
    found ??= one;
  }
  return found;
}

export function timeLine(facts: TimeFacts, day: string): TimeLine {
  const done = facts.worked.get(day);
  const worked = done?.minutes ?? 0;
  const line: TimeLine = {
    day,
    quota: quotaOf(facts.terms, day),
    worked,
    credit: 0,
    provisional: done?.provisional ?? false,
    why: null,
  };
  const absence = absenceOn(facts.absences, day);
  if (facts.bankHolidays.has(day) && line.quota > 0)
    return { ...line, credit: line.quota, why: 'bankHoliday' };
  if (!absence) return line;
  const part = Math.round(line.quota * partOf(absence, day));
  const why = absence.kind;
  switch (absence.kind) {
    case 'sick':
      return { ...line, credit: Math.max(0, line.quota - worked), why };
    case 'unpaid':
      return { ...line, quota: line.quota - part, why };
    case 'timeInLieu':
      return { ...line, why };
    default:
      return { ...line, credit: part, why };
  }
}

export const timeLines = (facts: TimeFacts, from: string, to: string): TimeLine[] =>
  daysFrom(from, to).map((day) => timeLine(facts, day));

export const balanceOf = ({ worked, credit, quota }: Pick<TimeLine, 'worked' | 'credit' | 'quota'>): number =>
  worked + credit - quota;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What bookings add: paid out hours are taken away. */
const bookingMinutes = ({ kind, minutes }: Booking): number => (kind === 'paidOut' ? -minutes : minutes);

/** An opening balance holds everything before its day; without one the account begins with the first contract. */
export const accountStart = (
  terms: readonly ContractTerms[],
  bookings: readonly Booking[],
): string | null => {
  const openings = bookings.filter(({ kind }) => kind === 'opening').map(({ day }) => day);
  const starts = openings.length > 0 ? openings : terms.map(({ from }) => from);
  return starts.toSorted()[openings.length > 0 ? openings.length - 1 : 0] ?? null;
};

export type LockedMonth = { readonly month: string; readonly balance: number };

/**
 * The account up to and including a day: opening, every day since then, bookings. A locked month counts as it was
 * when it was locked, whatever has changed since.
 */
export function timeAccount(
  facts: TimeFacts,
  { bookings, locked, to }: { bookings: readonly Booking[]; locked: readonly LockedMonth[]; to: string },
): number {
  const start = accountStart(facts.terms, bookings);
  if (start === null) return sum(bookings.map(bookingMinutes));
  const frozen = new Map(
    locked.filter(({ month }) => month >= monthOf(start)).map((one) => [one.month, one.balance]),
  );
  let minutes = sum([...frozen.values()]) - quotaBetween(facts.terms, start, to);
  for (const month of frozen.keys())
    minutes += quotaBetween(facts.terms, later(month, start), earlier(lastDayOf(month), to));
  const open = (day: string) => start <= day && day <= to && (frozen.size === 0 || !frozen.has(monthOf(day)));
  const special = specialDays(facts, start, to);
  for (const day of special)
    if (open(day)) minutes += balanceOf(timeLine(facts, day)) + quotaOf(facts.terms, day);
  for (const [day, worked] of facts.worked) if (open(day) && !special.has(day)) minutes += worked.minutes;
  const counts = bookings.filter((one) => one.day >= start);
  return minutes + sum(counts.map(bookingMinutes));
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Days that are more than their quota and what was worked. An account is thousands of days, these are few. */
function specialDays({ bankHolidays, absences }: TimeFacts, start: string, to: string): Set<string> {
  const days = new Set(bankHolidays);
  for (const one of absences)
    for (const day of daysFrom(later(one.from, start), earlier(one.to, to))) days.add(day);
  return days;
}

/** What the account will stand at when the rest of the month goes as planned. */
export const forecast = (
  account: number,
  facts: TimeFacts,
  { plannedOn, from, to }: { plannedOn: ReadonlyMap<string, number>; from: string; to: string },
): number =>
  account +
  sum(timeLines(facts, from, to).map(({ day, credit, quota }) => (plannedOn.get(day) ?? 0) + credit - quota));
