import { lastDayOfMonth } from './last-day-of-month.ts';

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2028-02-14', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, expected) => expect(lastDayOfMonth(day)).toBe(expected));
