import { instantOf } from '@callboard/domain';
import { todayCrews, todayTimes } from './today-crews.ts';

const zones = ['Europe/Vienna', 'Europe/London', 'Atlantic/Canary'];
const quarter = 15 * 60_000;
/** Both nights on which the clocks change. */
const nights = ['2026-10-24T20:00:00Z', '2027-03-27T20:00:00Z'];
const moments = nights.flatMap((night) =>
  Array.from({ length: 48 }, (_, at) => new Date(Date.parse(night) + at * quarter)),
);

test.each(zones)('the clock in %s names the moment at which a crew begins and ends', (zone) => {
  const wrong = moments.flatMap((now) =>
    todayCrews.flatMap((crew) => {
      const { starts, ends, from, until } = todayTimes(now, crew, zone);
      const meant = [instantOf(from.day, from.time, zone), instantOf(until.day, until.time, zone)];
      const same = meant[0]?.getTime() === starts.getTime() && meant[1]?.getTime() === ends.getTime();
      const inOrder = crew.from > 0 === starts > now && crew.until > 0 === ends > now && starts < ends;
      return same && inOrder ? [] : [`${crew.key} at ${now.toISOString()}`];
    }),
  );
  expect(wrong).toEqual([]);
});
