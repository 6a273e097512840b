import { crewShift, isMovedCrew } from './crew-shift.ts';

const days = (startDate: string, endDate: string | null = null) => ({ startDate, endDate });

test.each([
  ['two days later', days('2026-11-21', '2026-11-22'), days('2026-11-23', '2026-11-24'), 2, true],
  ['over the end of a month, earlier', days('2026-12-01'), days('2026-11-29'), -2, true],
  ['one day said as its own last day', days('2026-11-21'), days('2026-11-22', '2026-11-22'), 1, true],
  [
    'begins earlier and ends as before',
    days('2026-11-21', '2026-11-22'),
    days('2026-11-20', '2026-11-22'),
    -1,
    false,
  ],
  ['ends later', days('2026-11-21'), days('2026-11-21', '2026-11-22'), 0, false],
  ['as it was', days('2026-11-21'), days('2026-11-21'), 0, false],
])('a crew that %s', (_, before, after, shift, moved) => {
  expect([crewShift(before, after), isMovedCrew(before, after)]).toEqual([shift, moved]);
});
