import { fieldsIn, filledTemplate, paragraphsOf, unknownFieldsIn } from './template-text.ts';

test('fields are found once each, in the order of the text, with spaces around their names or without', () => {
  const text = 'For {{ person.name }} from {{contract.start}}, {{person.name}}.';
  expect(fieldsIn(text)).toEqual(['person.name', 'contract.start']);
  expect(unknownFieldsIn(text)).toEqual([]);
});

test.each([
  ['a name that is no field', 'Size {{person.shoes}}', ['person.shoes']],
  ['an empty one', 'Size {{}}', ['']],
  ['one that is not closed', 'For {{person.name and more', ['person.name and more']],
  ['one that is closed by half', 'For {{person.name}', ['person.name']],
  ['the same twice', '{{a}} {{a}} {{b}}', ['a', 'b']],
  ['single braces', '{person.name}', []],
])('%s', (_, text, unknown) => {
  expect(unknownFieldsIn(text)).toEqual(unknown);
});

test('a text that is filled in stays as it is, also where it looks like a field', () => {
  const values: Readonly<Record<string, string>> = { 'person.name': '{{today}} $&', today: '1 May' };
  expect(filledTemplate('{{person.name}}, {{ today }}', (field) => values[field] ?? '')).toBe(
    '{{today}} $&, 1 May',
  );
});

test('paragraphs are parted by empty lines; a single line break stays in its paragraph', () => {
  expect(paragraphsOf('One\nmore\n\n \nTwo\r\n\r\nThree\n')).toEqual(['One\nmore', 'Two', 'Three']);
});
