import { clockAt, instantOf, isoAt, weekdayOf } from '../index.ts';

test.each([
  ['a winter evening in Vienna', '2026-11-21', '20:00', 'Europe/Vienna', '2026-11-21T19:00:00.000Z'],
  ['a summer morning in London', '2026-07-01', '06:30', 'Europe/London', '2026-07-01T05:30:00.000Z'],
  [
    'the hour that happens twice is its first',
    '2026-10-25',
    '02:30',
    'Europe/Vienna',
    '2026-10-25T00:30:00.000Z',
  ],
  ['the hour after it', '2026-10-25', '03:00', 'Europe/Vienna', '2026-10-25T02:00:00.000Z'],
  [
    'the hour that is left out is an hour later',
    '2027-03-28',
    '02:30',
    'Europe/Vienna',
    '2027-03-28T01:30:00.000Z',
  ],
  ['the hour before it', '2027-03-28', '01:59', 'Europe/Vienna', '2027-03-28T00:59:00.000Z'],
  ['west of Greenwich', '2026-11-21', '08:00', 'America/New_York', '2026-11-21T13:00:00.000Z'],
  ['the Canaries', '2026-11-21', '08:00', 'Atlantic/Canary', '2026-11-21T08:00:00.000Z'],
])('%s', (_, day, time, zone, expected) => {
  expect(instantOf(day, time, zone).toISOString()).toBe(expected);
});

test('a day and a time come back as they were', () => {
  expect(clockAt(instantOf('2026-12-31', '23:45', 'Europe/Vienna'), 'Europe/Vienna')).toEqual({
    day: '2026-12-31',
    time: '23:45',
  });
});

test('an instant says the offset of its place', () => {
  const at = new Date('2026-07-01T10:00:00Z');
  expect(isoAt(at, 'Europe/Vienna')).toBe('2026-07-01T12:00:00+02:00');
  expect(isoAt(at, 'America/St_Johns')).toBe('2026-07-01T07:30:00-02:30');
});

test('a week begins on Monday', () => {
  expect([weekdayOf('2026-11-16'), weekdayOf('2026-11-22')]).toEqual([0, 6]);
});

test.each(['Europe/Vienna', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'the offset of %s is that of the table at every half hour of its changes',
  (timeZone) => {
    const table = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longOffset' });
    const offsetIn = (instant: Date) =>
      table
        .formatToParts(instant)
        .find(({ type }) => type === 'timeZoneName')
        ?.value.slice(3);
    for (let at = Date.UTC(2026, 2, 1); at < Date.UTC(2026, 3, 10); at += 1_800_000) {
      const instant = new Date(at);
      expect(isoAt(instant, timeZone).slice(19)).toBe(offsetIn(instant));
    }
  },
);

test('every day has the weekday that the calendar gives it', () => {
  for (let at = Date.UTC(1968, 1, 20); at < Date.UTC(1972, 2, 10); at += 86_400_000) {
    const date = new Date(at);
    expect(weekdayOf(date.toISOString().slice(0, 10))).toBe((date.getUTCDay() + 6) % 7);
  }
});
