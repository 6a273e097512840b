import {
  isNight,
  itemDays,
  itemEndDay,
  itemSpan,
  itemTimeProblem,
  minutesOfSpan,
  overlap,
} from '../../index.ts';

const zone = 'Europe/Vienna';
const night = { nightFrom: '22:00', nightUntil: '06:00' };
const times = (startTime: string | null, endTime: string | null, more: object = {}) => ({
  startDate: '2026-11-21',
  startTime,
  endTime,
  timeZone: zone,
  ...more,
});
const span = (startTime: string, endTime: string, more: object = {}) =>
  itemSpan(times(startTime, endTime, more));

test.each([
  ['an end after the start is on the same day', times('08:00', '18:00'), '2026-11-21'],
  ['an end before the start is on the next day', times('20:00', '06:00'), '2026-11-22'],
  ['a given end day stands', times('08:00', '18:00', { endDate: '2026-11-22' }), '2026-11-22'],
  ['without times it is the day itself', times(null, null), '2026-11-21'],
])('%s', (_, item, expected) => expect(itemEndDay(item)).toBe(expected));

test.each([
  ['ten hours are fine', times('08:00', '18:00'), null],
  ['missing times can be saved', times(null, null), null],
  ['a start without an end can be saved', times('08:00', null), null],
  ['an end without a start says nothing', times(null, '18:00'), 'required'],
  ['the same start and end need an end day', times('08:00', '08:00'), 'same_start_and_end'],
  ['24 hours with an end day are fine', times('08:00', '08:00', { endDate: '2026-11-22' }), null],
  ['a minute more is too long', times('08:00', '08:01', { endDate: '2026-11-22' }), 'span_too_long'],
  ['who stands by may do so longer', times('08:00', '20:00', { endDate: '2026-11-23', standby: true }), null],
  ['a quarter of an hour is the least', times('08:00', '08:15'), null],
  ['14 minutes are too short', times('08:00', '08:14'), 'span_too_short'],
  [
    'an end day before the start is refused',
    times('08:00', '18:00', { endDate: '2026-11-20' }),
    'end_before_start',
  ],
  [
    'an end before the start of the same day is refused',
    times('18:00', '08:00', { endDate: '2026-11-21' }),
    'end_before_start',
  ],
  [
    '24 hours stay 24 hours when the clocks are put back',
    times('08:00', '08:00', { startDate: '2026-10-24', endDate: '2026-10-25' }),
    null,
  ],
  [
    'an hour that the clocks leave out is no time to work',
    times('02:30', '03:30', { startDate: '2027-03-28' }),
    'span_too_short',
  ],
])('%s', (_, item, expected) => expect(itemTimeProblem(item)?.code ?? null).toBe(expected));

test.each([
  ['an ordinary night has ten hours', '2026-11-21', 600],
  ['the night on which clocks are put back has eleven', '2026-10-24', 660],
  ['the night on which they are put forward has nine', '2027-03-27', 540],
])('%s', (_, startDate, expected) =>
  expect(minutesOfSpan(span('20:00', '06:00', { startDate }))).toBe(expected),
);

test.each([
  ['touching ends do not overlap', span('08:00', '13:00'), span('13:00', '18:00'), false],
  ['an hour in common does', span('08:00', '13:00'), span('12:00', '18:00'), true],
  [
    'a night shift meets the next morning',
    span('20:00', '06:00'),
    span('05:00', '09:00', { startDate: '2026-11-22' }),
    true,
  ],
  ['without times nothing is known to overlap', itemSpan(times(null, null)), span('08:00', '18:00'), false],
])('%s', (_, a, b, expected) => {
  expect(overlap(a, b)).toBe(expected);
  expect(overlap(b, a)).toBe(expected);
});

test.each([
  ['a day has no moon', span('06:00', '22:00'), false],
  ['a minute after ten has', span('14:00', '22:01'), true],
  ['an early start has, before six', span('05:30', '14:00'), true],
  ['a whole night has', span('20:00', '06:00'), true],
  ['three hours after midnight have', span('00:00', '03:00'), true],
])('%s', (_, item, moon) => {
  expect(isNight(item, zone, night)).toBe(moon);
});

test.each([
  ['a day takes its day', times('08:00', '18:00'), ['2026-11-21']],
  ['a night shift takes the day on which it begins', times('20:00', '06:00'), ['2026-11-21']],
  ['one into the forenoon takes both', times('20:00', '09:00'), ['2026-11-21', '2026-11-22']],
  [
    'without times it takes the days that are given',
    times(null, null, { endDate: '2026-11-22' }),
    ['2026-11-21', '2026-11-22'],
  ],
])('%s', (_, item, expected) => expect(itemDays(item)).toEqual(expected));
