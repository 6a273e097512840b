import { vacationHasBegun } from './absence-states.ts';

test.each([
  ['a request can be answered on its first day', 'requested', '2026-11-18', false],
  ['and no longer once that is over', 'requested', '2026-11-17', true],
  ['what is given has begun with its first day', 'approved', '2026-11-18', true],
  ['also where it is asked to be cancelled', 'cancelRequested', '2026-11-18', true],
  ['and not the day before', 'cancelRequested', '2026-11-19', false],
] as const)('%s', (_, status, from, expected) => {
  expect(vacationHasBegun({ status, from }, '2026-11-18')).toBe(expected);
});
