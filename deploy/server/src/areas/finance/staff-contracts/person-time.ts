import { accountStart, lastDayOf, monthOf, timeAccount } from '@callboard/domain';
import type { Booking, ContractTerms, TimeFacts } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { bankHolidaysOfPeople, termsOfPeople } from './contract-terms.db.ts';
import { plannedByDay, workedByDay, writtenDown } from './time-facts.db.ts';
import type { AbsenceFact, LockFact, VacationBooking } from './time-facts.db.ts';

/** Everything that the figures of one person are made of. */
export type PersonTime = {
  readonly personId: string;
  readonly facts: TimeFacts;
  readonly terms: readonly ContractTerms[];
  readonly absences: readonly AbsenceFact[];
  readonly bookings: readonly Booking[];
  readonly locks: readonly LockFact[];
  readonly planned: ReadonlyMap<string, number>;
  readonly vacationBookings: readonly VacationBooking[];
};

const earliest = (days: readonly (string | null)[], otherwise: string): string =>
  days.reduce<string>((least, day) => (day !== null && day < least ? day : least), otherwise);

/** Read for all of these people at once: one query per source, however many they are. */
export async function timeOfPeople(
  db: Db,
  people: readonly string[],
  { month, today }: { month: string; today: string },
): Promise<Map<string, PersonTime>> {
  if (people.length === 0) return new Map();
  const rules = await tenantRules(db);
  const terms = await termsOfPeople(db, people);
  const holidays = await bankHolidaysOfPeople(db, people);
  const { absences, bookings, locks, vacations } = await writtenDown(db, people, Number(month.slice(0, 4)));
  const starts = people.map((id) => accountStart(terms.get(id) ?? [], bookings.get(id) ?? []));
  const worked = await workedByDay(db, people, {
    from: earliest(starts, monthOf(month)),
    to: lastDayOf(month) > today ? lastDayOf(month) : today,
    rules,
  });
  const planned = await plannedByDay(db, people, {
    from: month < today ? monthOf(month) : monthOf(today),
    to: lastDayOf(month),
    rules,
  });
  return new Map(
    people.map((personId) => {
      const own = absences.get(personId) ?? [];
      const facts: TimeFacts = {
        terms: terms.get(personId) ?? [],
        bankHolidays: new Set(holidays(personId).keys()),
        absences: own.filter(({ pending }) => !pending),
        worked: worked.get(personId) ?? new Map(),
      };
      return [
        personId,
        {
          personId,
          facts,
          terms: facts.terms,
          absences: own,
          bookings: bookings.get(personId) ?? [],
          locks: locks.get(personId) ?? [],
          planned: planned.get(personId) ?? new Map(),
          vacationBookings: vacations.get(personId) ?? [],
        },
      ];
    }),
  );
}

const balanceOfLock = ({ quota, worked, credit }: LockFact): number => worked + credit - quota;

/** The time account at the end of a day. A booking of today counts at once, though the days end yesterday. */
export const accountAt = (
  { facts, bookings, locks }: PersonTime,
  { day, booked }: { day: string; booked: string },
): number =>
  timeAccount(facts, {
    bookings: bookings.filter((one) => one.day <= booked),
    locked: locks
      .filter(({ month }) => lastDayOf(month) <= day)
      .map((lock) => ({ month: lock.month, balance: balanceOfLock(lock) })),
    to: day,
  });
