import { noteServerDate } from '@callboard/client';
import { splitByDay } from './split-by-day.ts';

/** Late on Monday in Vienna, Tuesday in Auckland. */
const server = '2026-11-23T22:15:00Z';
const dayMs = 86_400_000;
afterEach(() => {
  jest.useRealTimers();
  noteServerDate(new Date().toUTCString());
});

const crew = (startDate: string, timeZone: string, endDate: string | null = null) => ({
  startDate,
  endDate,
  timeZone,
});

describe.each([
  ['right', 0],
  ['a day behind', -dayMs],
  ['a day ahead', dayMs],
])('on a phone whose clock is %s', (_, off) => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(server) + off });
    noteServerDate(new Date(server).toUTCString());
  });

  test.each([
    ['a crew of today is not over', crew('2026-11-23', 'Europe/Vienna'), false],
    ['a crew of yesterday is over', crew('2026-11-22', 'Europe/Vienna'), true],
    ['where it is tomorrow already, a crew of today is over', crew('2026-11-23', 'Pacific/Auckland'), true],
    ['a crew that goes on is not over', crew('2026-11-20', 'Europe/Vienna', '2026-11-24'), false],
  ])('%s', (__, one, over) => {
    const { before, ahead } = splitByDay([one]);
    expect([before, ahead]).toEqual(over ? [[one], []] : [[], [one]]);
  });
});
