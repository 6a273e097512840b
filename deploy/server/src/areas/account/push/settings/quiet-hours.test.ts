import { quietUntil } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00' };
const noon = { from: '12:00', until: '13:30' };

test.each([
  ['late in the evening it ends the next morning', night, '2026-11-20T22:30:00Z', '2026-11-21T06:00:00.000Z'],
  ['early in the morning it ends the same day', night, '2026-11-20T03:00:00Z', '2026-11-20T06:00:00.000Z'],
  ['the first minute is quiet', night, '2026-11-20T21:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['the last one is over', night, '2026-11-20T06:00:00Z', null],
  ['by day nothing is quiet', night, '2026-11-20T12:00:00Z', null],
  ['a pause at noon ends at noon', noon, '2026-11-20T11:30:00Z', '2026-11-20T12:30:00.000Z'],
  ['before it nothing is quiet', noon, '2026-11-20T10:30:00Z', null],
  [
    'a night with a clock change ends by the clock',
    night,
    '2026-10-24T21:00:00Z',
    '2026-10-25T06:00:00.000Z',
  ],
])('%s', (_, hours, at, expected) => {
  expect(quietUntil(new Date(at), hours, 'Europe/Vienna')?.toISOString() ?? null).toBe(expected);
});
