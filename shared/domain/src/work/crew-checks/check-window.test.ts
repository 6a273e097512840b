import {
  checkMoment,
  checkWindow,
  defaultRules,
  hasNotStarted,
  instantOf,
  mayBeNoShow,
  preCallMissingFrom,
} from '../../index.ts';
import { startCases } from '../../cases.ts';

const vienna = 'Europe/Vienna';
const shift = (day: string, from: string, lastDay: string, until: string, zone = vienna) => ({
  startsAt: instantOf(day, from, zone),
  endsAt: instantOf(lastDay, until, zone),
});
const day = shift('2026-11-21', '08:00', '2026-11-21', '18:00');
const night = shift('2026-11-21', '20:00', '2026-11-22', '06:00');
const autumn = shift('2026-10-25', '02:30', '2026-10-25', '10:00');
const spring = shift('2027-03-28', '03:30', '2027-03-28', '10:00');
const canary = shift('2026-11-21', '08:00', '2026-11-21', '18:00', 'Atlantic/Canary');
const at = (iso: string) => new Date(iso);

test.each([
  ['an hour before the start the check-in is open', day, '2026-11-21T06:00:00Z', 'open', false],
  ['a second earlier it is not', day, '2026-11-21T05:59:59Z', 'too_early', undefined],
  ['five minutes after the start is in time', day, '2026-11-21T07:05:00Z', 'open', false],
  ['a second more is late', day, '2026-11-21T07:05:01Z', 'open', true],
  ['an hour after the start is the last moment', day, '2026-11-21T08:00:00Z', 'open', true],
  ['then it is up to chief and planner', day, '2026-11-21T08:00:01Z', 'too_late', true],
  ['a night shift is open at nineteen', night, '2026-11-21T18:00:00Z', 'open', false],
  ['after midnight it is closed', night, '2026-11-21T23:00:00Z', 'too_late', true],
  ['on the Canaries the sun comes an hour later', canary, '2026-11-21T06:59:00Z', 'too_early', undefined],
  ['the hour that comes twice is meant the first time', autumn, '2026-10-24T23:30:00Z', 'open', false],
  ['the second time is closed', autumn, '2026-10-25T01:31:00Z', 'too_late', true],
  ['an hour before the short night is an hour, not two', spring, '2027-03-28T00:30:00Z', 'open', false],
])('check-in: %s', (_, planned, moment, when, late) => {
  expect(checkMoment('checkIn', planned, at(moment), defaultRules)).toMatchObject(
    late === undefined ? { when } : { when, late },
  );
});

test.each([
  ['one who leaves at the end is not early', day, '2026-11-21T17:00:00Z', 'open', false],
  ['five minutes before the end neither', day, '2026-11-21T16:55:00Z', 'open', false],
  ['six minutes before it is early', day, '2026-11-21T16:54:00Z', 'open', true],
  ['four hours after the end is the last moment', day, '2026-11-21T21:00:00Z', 'open', false],
  ['then it is up to chief and planner', day, '2026-11-21T21:00:01Z', 'too_late', false],
  ['a night ends the next morning', night, '2026-11-22T04:00:00Z', 'early', true],
  ['over the change of clocks the end is as on the wall', autumn, '2026-10-25T09:00:00Z', 'open', false],
])('check-out: %s', (_, planned, moment, when, early) => {
  expect(checkMoment('checkOut', planned, at(moment), defaultRules)).toMatchObject({
    when: when === 'early' ? 'open' : when,
    early,
  });
});

test('who comes too early hears when it opens and how long that is', () => {
  expect(checkMoment('checkIn', day, at('2026-11-21T05:35:30Z'), defaultRules)).toEqual({
    when: 'too_early',
    opensAt: at('2026-11-21T06:00:00Z'),
    minutes: 25,
  });
});

test('a pre-call may be made from eighteen hours before, also the evening before', () => {
  const { opensAt } = checkWindow('preCall', day, defaultRules);
  expect(opensAt).toEqual(at('2026-11-20T13:00:00Z'));
  expect(checkMoment('preCall', day, at('2026-11-20T12:59:00Z'), defaultRules).when).toBe('too_early');
});

test('a job has not started until its check-in opens', () => {
  expect(hasNotStarted(day, at('2026-11-21T05:59:00Z'), defaultRules)).toBe(true);
  expect(hasNotStarted(day, at('2026-11-21T06:00:00Z'), defaultRules)).toBe(false);
});

test.each(startCases)('nobody has come: $name', ({ seconds, ...expected }) => {
  const now = new Date(day.startsAt.getTime() + seconds * 1000);
  const preCallMissing = preCallMissingFrom(day, defaultRules) <= now && now < day.startsAt;
  expect({ name: expected.name, preCallMissing, noShow: mayBeNoShow(day, now, defaultRules) }).toEqual(
    expected,
  );
});
