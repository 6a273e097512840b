import { workdaysBefore } from '../index.ts';

test.each([
  ['in the middle of a week', '2026-11-19', 2, '2026-11-17'],
  ['over a weekend', '2026-11-23', 2, '2026-11-19'],
  ['from a Sunday', '2026-11-22', 1, '2026-11-20'],
  ['none is the day itself', '2026-11-22', 0, '2026-11-22'],
])('workdays before a day: %s', (_, day, count, expected) => {
  expect(workdaysBefore(day, count)).toBe(expected);
});
