import { currencies, fractionDigits, isCountry } from '../index.ts';

test.each(['EUR', 'GBP', 'CHF', 'JPY', 'XOF', 'SLE'])('%s is money', (code) => {
  expect(currencies).toContain(code);
  expect(Intl.supportedValuesOf('currency')).toContain(code);
});

test.each(['QQQ', 'eur', 'DEM', 'XAU', 'XXX', '', 'EURO'])('%s is not', (code) =>
  expect(currencies).not.toContain(code),
);

test.each(['AT', 'GB', 'XX', 'UK', 'at', '', 'ZZ'])('whether %s is a country', (code) =>
  expect(isCountry(code)).toBe(['AT', 'GB'].includes(code)),
);

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['BHD', 3],
])('%s has %i decimals', (currency, digits) => expect(fractionDigits(currency)).toBe(digits));
