import { countedDays, spansByYear, vacationRefusal } from '../index.ts';
import type { ContractTerms, VacationSpan } from '../index.ts';

const terms = (weekdayMinutes: number[], some: Partial<ContractTerms> = {}): ContractTerms => ({
  from: '2020-01-01',
  until: null,
  weekdayMinutes,
  monthMinutes: null,
  daysPerWeek: 5,
  fullTimeDays: 5,
  vacationDays: 25,
  ...some,
});
const fullTime = terms([480, 480, 480, 480, 480, 0, 0]);
const threeDays = terms([480, 0, 480, 0, 480, 0, 0], { daysPerWeek: 3 });
const hourly = terms([0, 0, 0, 0, 0, 0, 0]);
const monthly = terms([0, 0, 0, 0, 0, 0, 0], { monthMinutes: 9_600 });
const span = (from: string, to: string, firstHalf = false, lastHalf = false): VacationSpan => ({
  from: `2026-${from}`,
  to: `2026-${to}`,
  firstHalf,
  lastHalf,
});
const holidays = new Set(['2026-10-26', '2026-11-01']);

test.each([
  [
    'two weeks over a bank holiday, with a half at the end',
    span('10-14', '10-27', false, true),
    fullTime,
    [8.5, 2, 1],
  ],
  ['a week of Monday to Friday', span('11-16', '11-20'), fullTime, [5, 0, 0]],
  ['a half day', span('11-16', '11-16', true), fullTime, [0.5, 0, 0]],
  ['a half day said twice stays one', span('11-16', '11-16', true, true), fullTime, [0.5, 0, 0]],
  ['a half at both ends', span('11-16', '11-18', true, true), fullTime, [2, 0, 0]],
  ['a weekend alone takes nothing', span('11-21', '11-22'), fullTime, [0, 1, 0]],
  ['a bank holiday on a Sunday takes nothing and is none', span('11-01', '11-02'), fullTime, [1, 1, 0]],
  ['part-time counts the days of its week', span('11-16', '11-20'), threeDays, [3, 0, 0]],
  ['hourly work has no days with hours', span('11-16', '11-20'), hourly, [0, 0, 0]],
  ['hours of the month count on workdays', span('11-16', '11-22'), monthly, [5, 1, 0]],
])('%s', (_, wanted, contract, [days, weekends, bankHolidays]) => {
  expect(countedDays(wanted, [contract], holidays)).toEqual({ days, weekends, bankHolidays });
});

test('a contract that ends within the range counts until its end', () => {
  expect(
    countedDays(
      span('11-16', '11-20'),
      [terms([480, 480, 480, 480, 480, 0, 0], { until: '2026-11-17' })],
      holidays,
    ).days,
  ).toBe(2);
});

const facts = { today: '2026-11-16', aheadDays: 365, days: 3, overlaps: false, left: 4, belowZero: false };
test.each([
  ['everything is right', span('11-16', '11-18'), {}, null],
  ['the end is before the start', span('11-18', '11-16'), {}, 'end_before_start'],
  ['it has begun already', span('11-15', '11-18'), {}, 'in_the_past'],
  ['it is more than a year ahead', { ...span('11-16', '11-18'), to: '2027-11-17' }, {}, 'too_far_ahead'],
  ['it is a year ahead to the day', { ...span('11-16', '11-18'), to: '2027-11-16' }, {}, null],
  ['there is one already', span('11-16', '11-18'), { overlaps: true }, 'overlaps'],
  ['it takes no day', span('11-16', '11-18'), { days: 0 }, 'no_days'],
  ['not enough is left', span('11-16', '11-18'), { left: -0.5 }, 'not_enough_left'],
  ['exactly nothing is left', span('11-16', '11-18'), { left: 0 }, null],
  ['the tenant allows to go below', span('11-16', '11-18'), { left: -0.5, belowZero: true }, null],
  ['what takes nothing from the account needs nothing left', span('11-16', '11-18'), { left: null }, null],
])('%s', (_, wanted, some, expected) => {
  expect(vacationRefusal(wanted, { ...facts, ...some })?.code ?? null).toBe(expected);
});

test('over New Year each year takes its own days, and together they are all', () => {
  const overNewYear = { from: '2026-12-28', to: '2027-01-05', firstHalf: true, lastHalf: true };
  const parts = spansByYear(overNewYear);
  expect(parts).toEqual([
    { year: 2026, span: { from: '2026-12-28', to: '2026-12-31', firstHalf: true, lastHalf: false } },
    { year: 2027, span: { from: '2027-01-01', to: '2027-01-05', firstHalf: false, lastHalf: true } },
  ]);
  const days = parts.map((part) => countedDays(part.span, [fullTime], new Set(['2027-01-01'])).days);
  expect(days).toEqual([3.5, 1.5]);
  expect(countedDays(overNewYear, [fullTime], new Set(['2027-01-01'])).days).toBe(5);
});

test.each([
  ['within a year it stays one', '2026-03-01', '2026-03-09', [2026]],
  ['three years are three', '2026-12-31', '2028-01-01', [2026, 2027, 2028]],
  ['an end before the beginning is none', '2027-01-01', '2026-12-31', []],
])('%s', (_, from, to, years) => {
  expect(spansByYear({ from, to, firstHalf: false, lastHalf: false }).map(({ year }) => year)).toEqual(years);
});
