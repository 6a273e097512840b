import { breakTime, defaultRules, instantOf } from './index.ts';

const zone = 'Europe/Vienna';
const span = (from: string, until: string, day = '2026-11-21', lastDay = day) => ({
  from: instantOf(day, from, zone),
  until: instantOf(lastDay, until, zone),
});

test.each([
  ['six hours need none', span('08:00', '14:00'), 0],
  ['a minute more needs half an hour', span('08:00', '14:01'), 30],
  ['nine hours still half an hour', span('08:00', '17:00'), 30],
  ['over nine three quarters', span('08:00', '17:01'), 45],
  ['a night counts through', span('20:00', '06:00', '2026-11-21', '2026-11-22'), 45],
  [
    'the long night is nine hours and needs half an hour',
    span('22:00', '06:00', '2026-10-24', '2026-10-25'),
    30,
  ],
  ['the short night is seven hours', span('22:00', '06:00', '2027-03-27', '2027-03-28'), 30],
  ['the short night of an early leaver is six', span('22:00', '05:00', '2027-03-27', '2027-03-28'), 0],
])('without a recorded break: %s', (_, work, minutes) => {
  expect(breakTime(work, [], defaultRules)).toEqual({ minutes, automatic: minutes > 0 });
});

test.each([
  ['one break as it was', [span('12:00', '12:20')], 20],
  ['several are added', [span('10:00', '10:10'), span('12:00', '12:30')], 40],
  ['one that is still open ends with the work', [{ from: span('17:30', '18:00').from, until: null }], 30],
  ['what lies outside the work does not count', [span('07:30', '08:10')], 10],
  ['a recorded break of nothing is none', [span('12:00', '12:00')], 0],
])('recorded: %s', (_, recorded, minutes) => {
  expect(breakTime(span('08:00', '18:00'), recorded, defaultRules)).toEqual({ minutes, automatic: false });
});

test('a tenant may have other rules', () => {
  const breakRules = [{ overMinutes: 240, breakMinutes: 15 }];
  expect(breakTime(span('08:00', '13:00'), [], { breakRules }).minutes).toBe(15);
  expect(breakTime(span('08:00', '18:00'), [], { breakRules: [] }).minutes).toBe(0);
});
