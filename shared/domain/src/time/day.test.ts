import { addDays, dayAt, daysBetween } from '../index.ts';

test.each([
  [
    'an hour before midnight in London is the next day in Vienna',
    '2026-11-19T23:00:00Z',
    'Europe/Vienna',
    '2026-11-20',
  ],
  [
    'the same instant is still the day before in London',
    '2026-11-19T23:00:00Z',
    'Europe/London',
    '2026-11-19',
  ],
  ['an offset is understood', '2026-11-19T00:30:00+02:00', 'Europe/London', '2026-11-18'],
])('%s', (_, instant, zone, expected) => expect(dayAt(instant, zone)).toBe(expected));

test.each([
  ['a day to itself', '2026-11-19', '2026-11-19', 0],
  ['over a change of clocks', '2026-10-24', '2026-10-26', 2],
  ['over a leap day', '2028-02-28', '2028-03-01', 2],
  ['within a month', '2026-11-19', '2026-11-03', -16],
  ['to the first of a month', '2026-11-09', '2026-11-01', -8],
  ['over the end of a February', '2026-02-28', '2026-03-01', 1],
  ['over a year', '2026-11-19', '2027-11-19', 365],
  ['backwards', '2026-01-01', '2025-12-31', -1],
])('days are counted: %s', (_, from, to, expected) => {
  expect(daysBetween(from, to)).toBe(expected);
  expect(addDays(from, expected)).toBe(to);
});
