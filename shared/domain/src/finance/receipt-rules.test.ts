import { receiptAfter, receiptDate, receiptDateProblem, receiptGaps } from '../index.ts';

test.each([
  ['a draft is edited', 'draft', 'edit', 'draft'],
  ['what is submitted is not edited', 'submitted', 'edit', null],
  ['only a draft is deleted', 'rejected', 'delete', null],
  ['a draft is submitted', 'draft', 'submit', 'submitted'],
  ['what is rejected goes back to draft first', 'rejected', 'submit', null],
  ['what is rejected becomes a draft again', 'rejected', 'toDraft', 'draft'],
  ['what nobody has decided is taken back', 'submitted', 'toDraft', 'draft'],
  ['what is approved is not taken back', 'approved', 'toDraft', null],
  ['what is submitted is approved', 'submitted', 'approve', 'approved'],
  ['what is submitted is rejected', 'submitted', 'reject', 'rejected'],
  ['a draft is not approved', 'draft', 'approve', null],
  ['what is approved is paid', 'approved', 'pay', 'paid'],
  ['what is not approved is not paid', 'submitted', 'pay', null],
] as const)('%s', (_, state, move, expected) => expect(receiptAfter(state, move)).toBe(expected));

const rules = { receiptBackDays: 90, receiptWarnDays: 30 };
test.each([
  ['today', '2026-11-21', 'ok'],
  ['tomorrow', '2026-11-22', 'in_the_future'],
  ['30 days ago', '2026-10-22', 'ok'],
  ['31 days ago', '2026-10-21', 'old'],
  ['90 days ago', '2026-08-23', 'old'],
  ['91 days ago', '2026-08-22', 'too_long_ago'],
])('the date of a receipt: %s', (_, date, expected) => {
  expect(receiptDate(date, '2026-11-21', rules)).toBe(expected);
  const isTaken = expected === 'ok' || expected === 'old';
  expect(receiptDateProblem(date, '2026-11-21', rules)).toBe(isTaken ? null : expected);
});

const filled = { items: 2, photos: 1, gross: 1_200 };
test.each([
  ['nothing is missing', {}, true, []],
  ['no items', { items: 0, gross: 0 }, true, ['items required']],
  ['items worth nothing', { gross: 0 }, true, ['gross too_small']],
  ['more than a receipt can be', { gross: 100_000_000 }, true, ['gross too_big']],
  ['no photo', { photos: 0 }, true, ['documents required']],
  ['no photo where none is needed', { photos: 0 }, false, []],
])('to be handed in: %s', (_, change, receiptPhotoNeeded, expected) => {
  const gaps = receiptGaps({ ...filled, ...change }, { receiptPhotoNeeded });
  expect(gaps.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
