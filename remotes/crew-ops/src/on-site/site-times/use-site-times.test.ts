import { sameClock } from './use-site-times.ts';

const at = new Date('2026-11-21T23:30:00Z');
const wall = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  ['two zones of one clock', 'Europe/Vienna', 'Europe/Madrid', true],
  ['an hour apart', 'Europe/Vienna', 'Europe/London', false],
  ['the same hour of another day', 'Pacific/Kiritimati', 'Pacific/Honolulu', false],
])('%s', (_, one, other, same) => expect(sameClock(at, one, other)).toBe(same));

test.each(['2026-03-29T01:30:00Z', '2026-10-25T00:30:00Z', '2026-07-01T12:00:00Z'])(
  'the phone’s own clock at %s is that of its zone',
  (moment) => expect(sameClock(new Date(moment), wall)).toBe(true),
);
