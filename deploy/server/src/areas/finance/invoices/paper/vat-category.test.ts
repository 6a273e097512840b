import { vatCategory } from './vat-category.ts';

const party = (country: string, vatNumber: string) => ({
  name: 'A',
  street: '',
  zip: '',
  city: '',
  country,
  vatNumber,
  iban: '',
});

test.each([
  ['a rate at home', 2_000, 'AT', 'AT', 'ATU1', 'S'],
  ['a reduced rate abroad', 500, 'AT', 'DE', 'DE1', 'S'],
  ['a rate outside the Union', 2_000, 'AT', 'CH', '', 'S'],
  ['no VAT at home', 0, 'AT', 'AT', 'ATU1', 'Z'],
  ['a company elsewhere in the Union', 0, 'AT', 'DE', 'DE1', 'AE'],
  ['a buyer elsewhere in the Union without a VAT number', 0, 'AT', 'DE', '', 'Z'],
  ['a company outside the Union', 0, 'AT', 'CH', 'CHE1', 'G'],
  ['a buyer outside the Union without a VAT number', 0, 'DE', 'US', '', 'G'],
  ['the United Kingdom, which has left', 0, 'AT', 'GB', 'GB1', 'G'],
  ['a seller outside the Union, at home', 0, 'CH', 'CH', 'CHE1', 'Z'],
  ['a seller outside the Union, to the Union', 0, 'CH', 'DE', 'DE1', 'Z'],
])('%s', (_, rate, seller, buyer, vatNumber, category) => {
  expect(vatCategory(rate, party(seller, 'X1'), party(buyer, vatNumber))).toBe(category);
});
