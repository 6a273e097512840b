import { breakCases } from '../../cases.ts';
import { breakTime, defaultRules, instantOf, plannedMinutes, workedMinutes } from '../../index.ts';

const zone = 'Europe/Vienna';
const span = (from: string, until: string, day = '2026-11-21') => ({
  from: instantOf(day, from, zone),
  until: instantOf(day, until, zone),
});

test.each(breakCases)('$name', ({ work, recorded, breakMinutes, ...expected }) => {
  const automatic = recorded.length === 0 && breakMinutes > 0;
  const found = breakTime(work, recorded, defaultRules);
  expect(found).toEqual({ minutes: breakMinutes, automatic });
  const presentMs = work.until.getTime() - work.from.getTime();
  const recordedMs = recorded.length === 0 ? null : breakMinutes * 60_000;
  expect(workedMinutes(presentMs, recordedMs, defaultRules)).toBe(expected.workedMinutes);
});

test('a tenant may have other rules', () => {
  const breakRules = [{ overMinutes: 240, breakMinutes: 15 }];
  expect(breakTime(span('08:00', '13:00'), [], { breakRules }).minutes).toBe(15);
  expect(breakTime(span('08:00', '18:00'), [], { breakRules: [] }).minutes).toBe(0);
});

test.each([
  ['ten hours owe three quarters of an hour', '08:00', '18:00', 555],
  ['six hours owe nothing', '08:00', '14:00', 360],
])('planned is without the break: %s', (_, start, end, minutes) => {
  const { from, until } = span(start, end);
  expect(plannedMinutes(from, until, defaultRules)).toBe(minutes);
});
