import {
  payrollAfter,
  payrollItemAfter,
  payrollStates,
  payrollWindowEnd,
  payrollWithItems,
} from '../index.ts';

test.each([
  ['a draft is released', 'draft', 'release', 'released'],
  ['what is released is not released again', 'released', 'release', null],
  ['a draft is not signed', 'draft', 'sign', null],
  ['what is released is signed', 'released', 'sign', 'confirmed'],
  ['what was corrected is signed', 'corrected', 'sign', 'confirmed'],
  ['nothing is signed while the accountant owes an answer', 'partlyDeclined', 'sign', null],
  ['the end of the window accepts', 'corrected', 'accept', 'confirmed'],
  ['the end of the window accepts nothing that was declined', 'partlyDeclined', 'accept', null],
  ['only what is confirmed is paid', 'released', 'pay', null],
  ['what is confirmed is paid', 'confirmed', 'pay', 'paid'],
  ['what is paid is locked', 'paid', 'lock', 'locked'],
  ['what is not paid is not locked', 'confirmed', 'lock', null],
] as const)('%s', (_, state, move, expected) => expect(payrollAfter(state, move)).toBe(expected));

test('a locked payroll stays locked', () => {
  for (const move of ['release', 'sign', 'accept', 'pay', 'lock'] as const) {
    expect(payrollAfter('locked', move)).toBeNull();
  }
});

test.each([
  ['an open item is confirmed', 'released', 'open', 'confirm', 'confirmed'],
  ['an answered item is confirmed', 'corrected', 'answered', 'confirm', 'confirmed'],
  ['an item of a draft is not confirmed', 'draft', 'open', 'confirm', null],
  ['an item of a paid payroll is not declined', 'paid', 'open', 'decline', null],
  ['an open item is declined', 'released', 'open', 'decline', 'declined'],
  ['an answered item is declined again', 'corrected', 'answered', 'decline', 'declined'],
  ['what is confirmed stays confirmed', 'released', 'confirmed', 'decline', null],
  ['what is confirmed is opened again', 'released', 'confirmed', 'reopen', 'open'],
  ['what is signed stays confirmed', 'confirmed', 'confirmed', 'reopen', null],
  ['what is declined waits for its answer', 'partlyDeclined', 'declined', 'reopen', null],
  ['only what is declined is answered', 'released', 'open', 'answer', null],
  ['what is declined is answered', 'partlyDeclined', 'declined', 'answer', 'answered'],
  ['a draft is corrected without a trace', 'draft', 'open', 'correct', 'open'],
  ['what is declined is corrected', 'partlyDeclined', 'declined', 'correct', 'declined'],
  ['what nobody doubts is not changed', 'released', 'open', 'correct', null],
] as const)('%s', (_, payroll, item, move, expected) => {
  expect(payrollItemAfter(payroll, item, move)).toBe(expected);
});

test.each([
  ['one declined item makes the payroll partly declined', 'released', ['open', 'declined'], 'partlyDeclined'],
  ['with the last answer it is corrected', 'partlyDeclined', ['confirmed', 'answered'], 'corrected'],
  [
    'two declined, one answered: still declined',
    'partlyDeclined',
    ['declined', 'answered'],
    'partlyDeclined',
  ],
  ['declining again leads back', 'corrected', ['declined'], 'partlyDeclined'],
  ['all confirmed still waits for the signature', 'released', ['confirmed'], 'released'],
  ['a paid payroll stays paid', 'paid', ['confirmed'], 'paid'],
] as const)('%s', (_, state, items, expected) => {
  expect(
    payrollWithItems(
      state,
      items.map((status) => ({ status })),
    ),
  ).toBe(expected);
  expect(payrollStates).toContain(expected);
});

test.each([
  ['within one week', '2026-11-16T09:00:00Z', [], '2026-11-19T09:00:00.000Z'],
  ['over a weekend', '2026-11-20T09:00:00Z', [], '2026-11-25T09:00:00.000Z'],
  ['released on a Sunday, it begins on Monday', '2026-11-22T09:00:00Z', [], '2026-11-25T23:00:00.000Z'],
  ['over a bank holiday', '2026-12-07T09:00:00Z', ['2026-12-08'], '2026-12-11T09:00:00.000Z'],
  [
    'over the end of summer time the clock on the wall counts',
    '2026-10-23T08:00:00Z',
    [],
    '2026-10-28T09:00:00.000Z',
  ],
])('72 hours of working days: %s', (_, from, restDays, expected) => {
  const end = payrollWindowEnd(new Date(from), { hours: 72, zone: 'Europe/Vienna', restDays });
  expect(end.toISOString()).toBe(expected);
});

test('a window of less than a day rolls over midnight to the next working day', () => {
  const end = payrollWindowEnd(new Date('2026-11-20T20:00:00Z'), { hours: 10, zone: 'UTC' });
  expect(end.toISOString()).toBe('2026-11-23T06:00:00.000Z');
});
