import { formatFor } from '@callboard/i18n';
import * as fc from 'fast-check';
import { readAmount, readMinutes, readNumber, writeAmount } from './read-number.ts';

test.each([
  ['en', '1,234.50', 1234.5],
  ['en', '1234.5', 1234.5],
  ['en', '12,5', 12.5],
  ['en', '1,234', 1234],
  ['de', '1.234,50', 1234.5],
  ['de', '12.5', 12.5],
  ['de', '1.234', 1234],
  ['de', '1234,567', 1234.567],
  ['deAt', '1 234,50', 1234.5],
  ['fr', '1 234,5', 1234.5],
  ['es', '-0,05', -0.05],
  ['nl', '1.234.567', 1_234_567],
  ['cy', ' 7 ', 7],
  ['en', '.5', 0.5],
] as const)('%s: %s', (language, text, expected) =>
  expect(readNumber(text, formatFor(language))).toBe(expected),
);

test.each(['', 'abc', '1,2,3', '12e3', '1.2.34,5', '--4', '.'])('%p is no number', (text) =>
  expect(readNumber(text, formatFor('de'))).toBeNull(),
);

test.each([
  ['12,345', 'EUR', null],
  ['12,30', 'EUR', 1230],
  ['999999999999', 'EUR', 99_999_999_999_900],
  ['12', 'JPY', 12],
  ['12,5', 'JPY', null],
  ['1,234', 'BHD', 1234],
])('%s %s is %p', (text, currency, minor) => expect(readAmount(text, currency, formatFor('de'))).toBe(minor));

test('the amount that a field begins with is read as the same one, in every language', () => {
  const languages = fc.constantFrom('en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es');
  const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 });
  const currencies = fc.constantFrom('EUR', 'JPY', 'GBP', 'CHF');
  fc.assert(
    fc.property(languages, amounts, currencies, (language, minor, currency) => {
      const format = formatFor(language);
      expect(readAmount(writeAmount(minor, currency, format), currency, format)).toBe(minor);
    }),
  );
});

test.each([
  ['8:30', 510],
  ['8:30 h', 510],
  ['8,5', 510],
  ['112:00', 6720],
  ['-1', null],
  ['8:75', null],
])('hours: %s', (text, minutes) => expect(readMinutes(text, formatFor('de'))).toBe(minutes));
