import { nextRead } from './next-read.ts';

const now = new Date('2026-11-20T08:00:00Z');
const minutes = (id: string, failures: number) =>
  Math.floor((nextRead(id, now, failures).getTime() - now.getTime()) / 60_000);

test.each([
  ['after it was read', 0, 15],
  ['after one failure', 1, 30],
  ['after two', 2, 60],
  ['after many', 5, 360],
  ['after a year of them', 2_000, 360],
])('%s', (_, failures, wait) => {
  expect(minutes('a', failures)).toBeGreaterThanOrEqual(wait);
  expect(minutes('a', failures)).toBeLessThan(wait + 3);
});

test('calendars are not all read at the same moment', () => {
  const moments = Array.from({ length: 50 }, (_, n) => nextRead(`calendar-${n}`, now).getTime());
  expect(new Set(moments).size).toBeGreaterThan(40);
});
