import { addDays } from '@callboard/domain';
import type { Demo } from '../demo.ts';
import type { Bookings } from './bookings.ts';
import { positionRow } from './position-rows.ts';
import type { Crew, Item } from './position-rows.ts';

/** What a planner has to see and does not plan on purpose: two jobs at once, short nights, a week without a day off. */
export function seedOddities(demo: Demo, crews: readonly Crew[], bookings: Bookings): Item[] {
  const { today, people } = demo;
  // From the end of the list, where nobody has planned much.
  const nth = (back: number) => people.filter(({ active }) => active).at(-back)?.id ?? null;
  /** Crews of that day; of two jobs on one day the second is in another crew. */
  const crewOn = (days: number, which: number) =>
    crews.filter(({ startDate, startTime }) => startDate === addDays(today, days) && startTime).at(which);
  const [base] = crews;
  if (!base) return [];
  const row = (
    key: string,
    person: string | null,
    days: number,
    from: string,
    until: string,
    { which = 0, ...extra }: Partial<Item> & { which?: number } = {},
  ) => ({
    ...positionRow(demo, {
      key: `odd ${key}`,
      crew: crewOn(days, which) ?? base,
      day: addDays(today, days),
      endDay: null,
      from,
      until,
      status: 'confirmed',
      personId: person,
      chief: false,
      short: 'ST',
    }),
    ...extra,
  });
  /** Where the person is free; what is forced need not be. */
  const free = ({ personId, startsAt, endsAt, doubleBooking }: Item) =>
    doubleBooking === true ||
    (personId !== null && bookings.book(personId, startsAt as Date, endsAt as Date));
  const twice = [4, 9, 14].flatMap((days, at) => [
    row(`twice a${at}`, nth(1 + at), days, '08:00', '16:00'),
    // A second job that reaches into the first was forced, and says by whom.
    row(`twice b${at}`, nth(1 + at), days, '14:00', '23:00', {
      which: 1,
      doubleBooking: true,
      forcedBy: demo.personOf('planner')?.id ?? null,
      forcedReason: 'Übergabe, die beiden Stunden teilt sie sich auf.',
    }),
  ]);
  const shortNight = [row('late', nth(6), 3, '14:30', '23:30'), row('early', nth(6), 4, '09:00', '17:00')];
  const week = Array.from({ length: 7 }, (_, at) => row(`week ${at}`, nth(7), 5 + at, '08:00', '15:00'));
  const again = [
    // Called off and called back.
    row('again', nth(8), 6, '08:00', '16:00', { status: 'requested', previousStatus: 'notNeeded' }),
  ];
  return [...twice, ...shortNight, ...week, ...again].filter(free);
}
