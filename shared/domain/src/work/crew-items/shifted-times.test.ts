import { shiftedTimes } from '../../index.ts';
import type { ItemTimes, TimeShift } from '../../index.ts';

const times = (
  startTime: string | null,
  endTime: string | null,
  endDate: string | null = null,
): ItemTimes => ({
  startDate: '2026-11-21',
  startTime,
  endTime,
  endDate,
  timeZone: 'Europe/Vienna',
});
const [day, night] = [times('08:00', '18:00'), times('20:00', '06:00')];
type Shifts = { start?: TimeShift; end?: TimeShift };

test.each<[string, ItemTimes, Shifts, string]>([
  ['later by an hour', day, { start: { by: 60 }, end: { by: 60 } }, '2026-11-21 09:00 – 19:00'],
  ['only the end moves', day, { end: { by: -90 } }, '2026-11-21 08:00 – 16:30'],
  ['a clock for all', day, { start: { at: '07:00' } }, '2026-11-21 07:00 – 18:00'],
  ['an end after midnight', day, { end: { at: '02:00' } }, '2026-11-21 08:00 – 02:00'],
  [
    'an end that is pushed over midnight',
    times('16:00', '23:30'),
    { end: { by: 60 } },
    '2026-11-21 16:00 – 00:30',
  ],
  [
    'a begin that falls on the day before',
    times('00:30', '08:00'),
    { start: { by: -60 } },
    '2026-11-20 23:30 – 08:00',
  ],
  ['a night stays one', night, { start: { by: 60 }, end: { by: 60 } }, '2026-11-21 21:00 – 07:00'],
  ['a night that ends before midnight', night, { end: { at: '23:00' } }, '2026-11-21 20:00 – 23:00'],
  [
    'both over midnight',
    times('22:00', '23:30'),
    { start: { by: 180 }, end: { by: 180 } },
    '2026-11-22 01:00 – 02:30',
  ],
  [
    '24 hours stay 24 hours',
    times('08:00', '08:00', '2026-11-22'),
    { start: { by: 60 }, end: { by: 60 } },
    '2026-11-21 09:00 – 09:00 (2026-11-22)',
  ],
  [
    'days of standby end on the same day',
    times('08:00', '18:00', '2026-11-23'),
    { end: { at: '20:00' } },
    '2026-11-21 08:00 – 20:00 (2026-11-23)',
  ],
  [
    'what is not known cannot be moved',
    times(null, null),
    { start: { by: 60 }, end: { by: 60 } },
    '2026-11-21 null – null',
  ],
  [
    'but it can be set',
    times(null, null),
    { start: { at: '09:00' }, end: { at: '17:00' } },
    '2026-11-21 09:00 – 17:00',
  ],
])('%s', (_, before, shifts, expected) => {
  const { startDate, startTime, endTime, endDate } = shiftedTimes(before, shifts);
  expect(`${startDate} ${startTime} – ${endTime}${endDate ? ` (${endDate})` : ''}`).toBe(expected);
});
