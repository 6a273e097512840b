import { placeForValue } from '../../index.ts';

const period = (dateFrom: string, dateTo: string | null) => ({ dateFrom, dateTo });
const spring = period('2026-01-01', '2026-06-30');
const autumn = period('2026-09-01', null);

test.each([
  ['a gap is free', period('2026-07-01', '2026-08-31'), 'free'],
  ['what runs into it from before ends', period('2026-11-01', null), 'ends'],
  ['a day that touches is a day in common', period('2026-06-30', '2026-07-31'), 'ends'],
  ['what begins later never gives way', period('2026-07-01', '2026-09-01'), 'overlaps'],
  ['nor what begins on the same day', period('2026-09-01', null), 'overlaps'],
  ['nor two at once', period('2026-06-01', null), 'overlaps'],
  ['before everything there is room', period('2025-01-01', '2025-12-31'), 'free'],
] as const)('a new value: %s', (_, wanted, kind) => {
  expect(placeForValue(wanted, [autumn, spring]).kind).toBe(kind);
});

test('the older one ends on the day before, whatever its end was', () => {
  expect(placeForValue(period('2026-11-01', null), [autumn])).toEqual({
    kind: 'ends',
    previous: autumn,
    on: '2026-10-31',
  });
  expect(placeForValue(period('2026-03-01', '2026-03-31'), [spring])).toMatchObject({ on: '2026-02-28' });
});
