import { partOfDay } from './part-of-day.ts';

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, expected) => expect(partOfDay(hour)).toBe(expected));
