import { mostMinutesInAWeek } from './work-load.ts';

const day = '2026-03-01';

test.each([
  ['no work', {}, 0],
  ['the day alone', { '2026-03-01': 480 }, 480],
  ['the six days before', { '2026-02-23': 60, '2026-03-01': 480 }, 540],
  ['the six days after', { '2026-03-01': 480, '2026-03-07': 60 }, 540],
  ['a day seven away', { '2026-02-22': 600, '2026-03-01': 480, '2026-03-08': 600 }, 480],
  [
    'seven of thirteen days',
    { '2026-02-24': 300, '2026-03-02': 200, '2026-03-03': 400, '2026-03-07': 50 },
    650,
  ],
])('the fullest week has %s', (_, minutes, most) => {
  expect(mostMinutesInAWeek(new Map(Object.entries(minutes)), day)).toBe(most);
});
