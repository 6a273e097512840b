import { contactWindow, numberHidden } from './contact-window.ts';

const rules = { numberDaysBefore: 7, numberDaysAfter: 2 };
const work = { begin: '2026-11-21', end: '2026-11-23' };

test.each([
  ['eight days before it is too early', work, '2026-11-13', 'notYet'],
  ['a week before the number shows', work, '2026-11-14', null],
  ['two days after it still shows', work, '2026-11-25', null],
  ['then it is over', work, '2026-11-26', 'over'],
  ['work without an end is never over', { ...work, end: null }, '2030-01-01', null],
])('%s', (_, days, today, expected) =>
  expect(numberHidden(contactWindow(days, rules), today)).toBe(expected),
);
