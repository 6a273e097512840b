import { birthdayProblem, groupedPhone, phoneNumber } from './contact-data.ts';

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
  ['of Austria', '+436601234567', '+43 660 123 45 67'],
  ['a short one', '+4312345678', '+43 123 456 78'],
  ['four digits in pairs', '+4312345', '+43 123 45'],
  ['of Germany', '+4915112345678', '+49 151 123 456 78'],
  ['of Britain', '+442079460018', '+44 207 946 00 18'],
  ['of Spain', '+34612345678', '+34 612 345 678'],
  ['of France', '+33612345678', '+33 6 12 34 56 78'],
  ['of America', '+12025550123', '+1 202 555 0123'],
  ['of Ireland, whose code has three digits', '+353851234567', '+353 851 234 567'],
  ['of Kazakhstan', '+77012345678', '+7 701 234 56 78'],
  ['typed in groups already', '+43 1 555', '+43 1 555'],
  ['without its country', '0660 1234567', '0660 1234567'],
  ['nothing', '', ''],
])('a number is read in groups: %s', (_, phone, shown) => {
  expect(groupedPhone(phone).replaceAll('\u00a0', ' ')).toBe(shown);
  expect(phoneNumber(groupedPhone(phone))).toBe(phoneNumber(phone));
});

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
