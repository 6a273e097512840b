import { dayAfterKey } from './grid-keys.ts';
import { monthSpan, weeksOf } from './month-days.ts';

test('a month is shown in whole weeks from Monday', () => {
  expect(weeksOf('2026-11-01')).toHaveLength(6);
  expect(monthSpan('2026-11-01')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(monthSpan('2027-02-01')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
});

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-21', '2026-11-14'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-21', '2026-11-16'],
  ['End', '2026-11-21', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['Enter', '2026-01-31', null],
])('%s leads from %s to %s', (key, day, expected) => expect(dayAfterKey(key, day)).toBe(expected));
