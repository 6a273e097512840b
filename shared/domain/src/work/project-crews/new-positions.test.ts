import { newPositionCount } from './new-positions.ts';

test.each([
  ['nothing', { startDate: '2026-11-21', endDate: null }, [], 0],
  ['one day', { startDate: '2026-11-21', endDate: null }, [{ rows: 4 }, { rows: 2 }], 6],
  ['three days', { startDate: '2026-11-21', endDate: '2026-11-23' }, [{ rows: 4 }, { rows: 2 }], 18],
])('positions of a new crew: %s', (_, days, rows, expected) =>
  expect(newPositionCount(days, rows)).toBe(expected),
);
