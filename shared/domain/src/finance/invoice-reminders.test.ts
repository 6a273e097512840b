import { nextReminderDay, stillUnpaidDay } from '../index.ts';

const dueDate = '2026-10-31';

test.each([
  ['the first comes a week after the due date', 0, '2026-10-01', '2026-11-07'],
  ['the second comes three weeks after it', 1, '2026-11-07', '2026-11-21'],
  ['one by hand before its day is the first', 1, '2026-11-03', '2026-11-21'],
  ['one by hand just before the second moves that by a week', 1, '2026-11-20', '2026-11-27'],
  ['an invoice that was mailed late is reminded of a week later', 0, '2026-11-10', '2026-11-17'],
  ['there is no third', 2, '2026-11-21', null],
])('%s', (_, reminders, mailedOn, expected) =>
  expect(nextReminderDay({ dueDate, reminders, mailedOn })).toBe(expected),
);

test.each([
  ['nobody looks at it while a reminder is to come', 1, null],
  ['the office looks at it a week after the last one', 2, '2026-11-28'],
  ['one more by hand gives it a week more', 3, '2026-11-28'],
])('%s', (_, reminders, expected) =>
  expect(stillUnpaidDay({ dueDate, reminders, mailedOn: '2026-11-21' })).toBe(expected),
);
