import { approvedMinutes, instantOf, roundedMinutes } from '../../index.ts';

test.each([
  ['nothing is rounded', 487, 0, 487],
  ['seconds become minutes', 487.5, 0, 488],
  ['down to five', 487, 5, 485],
  ['up to five', 488, 5, 490],
  ['half a quarter goes up', 487.5, 15, 495],
  ['less than half a quarter goes down', 487, 15, 480],
] as const)('%s', (_, minutes, step, expected) => expect(roundedMinutes(minutes, step)).toBe(expected));

const night = (day: string, next: string) => ({
  from: instantOf(day, '20:00', 'Europe/Vienna'),
  until: instantOf(next, '06:07', 'Europe/Vienna'),
  breakMinutes: 45,
});

test.each([
  ['a night over midnight', night('2026-11-21', '2026-11-22'), 0, 562],
  ['the same in quarters', night('2026-11-21', '2026-11-22'), 15, 555],
  ['the night with an hour more', night('2026-10-24', '2026-10-25'), 5, 620],
  ['the night with an hour less', night('2027-03-27', '2027-03-28'), 5, 500],
  [
    'a break longer than the work leaves nothing',
    { ...night('2026-11-21', '2026-11-22'), breakMinutes: 999 },
    0,
    0,
  ],
] as const)('%s', (_, work, step, expected) => expect(approvedMinutes(work, step)).toBe(expected));
