import { birthdayProblem, phoneNumber } from './contact-data.ts';

test.each([
  ['one with its country stands', '+436601234567', '+436601234567'],
  ['spaces, brackets and strokes are taken out', '+43 (660) 12-34/567', '+436601234567'],
  ['two noughts are a plus', '0043 660 1234567', '+436601234567'],
  ['the nought in brackets is not dialled', '+44 (0)20 7946 0018', '+442079460018'],
  ['without a country it is none', '0660 1234567', null],
  ['letters are none', '+43 CALL ME', null],
  ['too short is none', '+4312', null],
  ['too long is none', '+4312345678901234567', null],
  ['nothing is none', '', null],
])('%s', (_, text, expected) => expect(phoneNumber(text)).toBe(expected));

test.each([
  ['the day somebody becomes 14', '2012-11-21', null],
  ['the day before that', '2012-11-22', 'in_the_future'],
  ['a hundred years to the day', '1926-11-21', null],
  ['a hundred years and a day', '1926-11-20', 'too_long_ago'],
  ['a usual one', '1990-02-28', null],
])('a birthday on %s', (_, birthday, expected) => {
  expect(birthdayProblem(birthday, '2026-11-21')).toBe(expected);
});

test('on 29 February the youngest were born on the 28th', () => {
  expect(birthdayProblem('2014-02-28', '2028-02-29')).toBe(null);
});
