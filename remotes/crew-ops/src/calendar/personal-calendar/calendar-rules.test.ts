import { blockProblems } from './block/block-form.ts';
import { entriesBetween } from './days/calendar-days.ts';
import { blocked, unblocked } from './days/calendar-steps.ts';
import { blockEntry, calendarDay, dayOf, jobEntry } from './days/sample-calendar.ts';
import { noVacation, withHalf } from './absence/vacation-form.ts';

const span = (from: number, to: number) => ({ id: 'new', from: dayOf(from), to: dayOf(to), reason: 'Exam' });
const calendar = (days: ReturnType<typeof calendarDay>[]) => ({ from: dayOf(1), to: dayOf(31), days });

describe('a step that waits', () => {
  test('blocks free days and days with a job, whose colour stays', () => {
    const { days } = blocked(calendar([calendarDay(5, [jobEntry(5)])]), span(4, 5));
    expect(days.map(({ day, colour, entries }) => [day, colour, entries.length])).toEqual([
      [dayOf(4), 'blocked', 1],
      [dayOf(5), 'confirmedJob', 2],
    ]);
  });

  test('changes nothing where the answer contains it already, and nothing outside what was read', () => {
    const once = blocked(calendar([]), span(4, 5));
    expect(blocked(once, span(4, 5))).toEqual(once);
    const march = calendar([]);
    expect(blocked(march, { id: 'new', from: '2031-05-01', to: '2031-05-02', reason: '' }).days).toEqual([]);
  });

  test('keeps the colour of a day that meets its neighbour', () => {
    const night = { ...calendarDay(5, [jobEntry(5)]), colour: 'overlapping' as const };
    const both = blocked(calendar([night]), span(5, 5));
    expect(both.days.map(({ colour }) => colour)).toEqual(['overlapping']);
    expect(unblocked(both, 'new').days).toEqual([night]);
  });

  test('unblocks exactly its own', () => {
    const before = calendar([
      calendarDay(4, [blockEntry('a')]),
      calendarDay(5, [jobEntry(5), blockEntry('a')]),
      calendarDay(6, [blockEntry('b')]),
    ]);
    expect(unblocked(before, 'a').days.map(({ day, colour }) => [day, colour])).toEqual([
      [dayOf(5), 'confirmedJob'],
      [dayOf(6), 'blocked'],
    ]);
  });
});

test('entries between two days, both included', () => {
  const days = [4, 5, 6].map((date) => calendarDay(date, [jobEntry(date)]));
  expect(entriesBetween(calendar(days), dayOf(5), dayOf(6)).map(({ day }) => day)).toEqual([
    dayOf(5),
    dayOf(6),
  ]);
  expect(entriesBetween(undefined, dayOf(5), dayOf(6))).toEqual([]);
});

test.each([
  ['nothing at all', { from: '' }, [['from', 'required']]],
  ['yesterday', { from: '2031-02-28', to: '2031-02-28' }, [['from', 'in_the_past']]],
  ['an end before the start', { from: dayOf(5), to: dayOf(4) }, [['to', 'end_before_start']]],
  ['more than 366 days', { from: dayOf(5), to: '2032-03-06' }, [['to', 'span_too_long']]],
  ['one day', { from: dayOf(5), to: dayOf(5) }, []],
  ['today', { from: dayOf(1), to: dayOf(1) }, []],
])('blocking %s', (_, own, expected) => {
  const problems = blockProblems({ to: '', ...own }, dayOf(1));
  expect(problems.map(({ path, code }) => [path, code])).toEqual(expected);
});

test('one day has one free half at most, a longer vacation two', () => {
  const one = { ...noVacation(dayOf(5)), firstHalf: true };
  expect(withHalf(one, 'lastHalf', true)).toEqual({ lastHalf: true, firstHalf: false });
  expect(withHalf({ ...one, to: dayOf(6) }, 'lastHalf', true)).toEqual({ lastHalf: true });
});
