import { dialled } from './dialled.ts';

test.each([
  ['+43 660 123 45 67', '+436601234567'],
  ['0043 (660) 1234567', '+436601234567'],
  ['+44 20-7946.0000', '+442079460000'],
  ['0660 1234567', null],
  ['+0660 1234567', null],
  ['+43', null],
  ['tea', null],
])('%s', (typed, expected) => {
  expect(dialled(typed)).toBe(expected);
});
