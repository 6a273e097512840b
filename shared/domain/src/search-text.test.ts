import { searchCases } from './cases.ts';
import { searchTerms } from './index.ts';

test.each(searchCases)('$name', ({ text, terms }) => expect(searchTerms(text)).toEqual(terms));

test('no more than eight words are asked for', () =>
  expect(searchTerms('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));
