import { sumsOfGross } from '@callboard/domain';
import { formatFor } from '@callboard/i18n';
import * as fc from 'fast-check';
import { itemBody, itemProblems, itemValues } from './item-form.ts';

const items = fc.record({
  description: fc.constant('Tape'),
  quantity: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => thousandths / 1_000),
  unitPriceMinor: fc.nat(99_999_999),
  vatRate: fc.constantFrom(0, 500, 1_000, 1_300, 1_950, 2_000),
});
const languages = fc.constantFrom('en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es');

test('an item that a phone shows and reads again comes to the same net, VAT and gross, in every language', () => {
  fc.assert(
    fc.property(fc.array(items, { minLength: 1, maxLength: 12 }), languages, (lines, language) => {
      const format = formatFor(language);
      const typed = lines.map((line) => itemBody(itemValues(line, 'EUR', format), 'EUR', format));
      expect(typed).toEqual(lines);
      const { net, vat, gross, rates } = sumsOfGross(typed);
      expect(gross).toBe(net + vat);
      for (const rate of rates) expect(rate.gross).toBe(rate.net + rate.vat);
      expect(sumsOfGross(typed)).toEqual(sumsOfGross(lines));
    }),
    { numRuns: 200 },
  );
});

test('a value that is no number, or not there, is said at its field', () => {
  const problems = itemProblems(
    { description: 'Tape', quantity: 'two', price: '1,234', vat: '' },
    'EUR',
    formatFor('de'),
  );
  expect(problems).toEqual([
    { path: 'quantity', code: 'bad_format' },
    { path: 'price', code: 'bad_format' },
    { path: 'vat', code: 'required' },
  ]);
});
