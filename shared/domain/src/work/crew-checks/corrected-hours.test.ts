import { payDifference } from './corrected-hours.ts';

test.each([
  ['half an hour more pays half of the rate', 2150, { before: 540, after: 570 }, 1075],
  ['less work pays less', 2150, { before: 570, after: 540 }, -1075],
  ['the same work pays the same', 2150, { before: 540, after: 540 }, 0],
  ['each side is rounded as a payroll does', 1001, { before: 10, after: 20 }, 334 - 167],
  ['nobody is paid for hours without a rate', 0, { before: 0, after: 600 }, 0],
])('%s', (_, rate, minutes, expected) => expect(payDifference(rate, minutes)).toBe(expected));
