import { noteServerDate, todayHere, todayIn } from '../index.ts';

const dayMs = 86_400_000;
/** A quarter past eleven at night in Vienna; the phone of the tests is in a zone of its own. */
const server = Date.parse('2026-11-23T22:15:00Z');
afterEach(() => {
  jest.useRealTimers();
  noteServerDate(new Date().toUTCString());
});

test.each([
  ['right', 0],
  ['a day behind', -dayMs],
  ['a day ahead', dayMs],
])('a phone whose clock is %s has the day of the server, zone by zone', (_, off) => {
  jest.useFakeTimers({ now: server + off });
  noteServerDate(new Date(server).toUTCString());
  expect(['Europe/Vienna', 'Europe/Kyiv', 'Pacific/Auckland', 'America/New_York'].map(todayIn)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
    '2026-11-23',
  ]);
  expect(todayHere()).toBe(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone));
});
