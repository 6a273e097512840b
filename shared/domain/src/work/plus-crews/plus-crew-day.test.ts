import { plusCrewDays, turnoverOfWork } from '../../index.ts';

const hourly = { unit: 'hour', priceMinor: 4_550 } as const;

test.each([
  ['hours are paid to the cent', 550, hourly, 41_708],
  ['a day is a day, however long', 61, { unit: 'day', priceMinor: 40_000 }, 40_000],
  ['a piece is a piece', 61, { unit: 'piece', priceMinor: 900 }, 900],
  ['nobody pays for a day without work', 0, { unit: 'day', priceMinor: 40_000 }, 0],
  ['kilometres are no work', 60, { unit: 'kilometre', priceMinor: 42 }, 0],
  ['without a price there is no turnover', 60, null, 0],
] as const)('%s', (_, minutes, price, expected) => {
  expect(turnoverOfWork(minutes, price)).toBe(expected);
});

test('signed-off work is turnover with its hours, the rest of the day is booked', () => {
  const day = '2026-11-21';
  expect(
    plusCrewDays([
      { day: '2026-11-22', approvedMinutes: null, plannedMinutes: 60, price: hourly },
      { day, approvedMinutes: 120, plannedMinutes: 600, price: hourly },
      { day, approvedMinutes: null, plannedMinutes: 60, price: hourly },
      { day, approvedMinutes: 60, plannedMinutes: 60, price: null },
      { day, approvedMinutes: 0, plannedMinutes: 60, price: hourly },
    ]),
  ).toEqual([
    { day, turnoverMinor: 9_100, workedMinutes: 180, bookedMinor: 4_550 },
    { day: '2026-11-22', turnoverMinor: 0, workedMinutes: 0, bookedMinor: 4_550 },
  ]);
  expect(plusCrewDays([])).toEqual([]);
});
