import { searchCases } from '../cases.ts';
import { anyLetter, oneSlip, searchIn, searchTerms, slipParts } from '../index.ts';

test.each(searchCases)('$name', ({ text, terms }) => expect(searchTerms(text)).toEqual(terms));

test('no more than eight words are asked for', () =>
  expect(searchTerms('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']));

const people = [
  'Şükrü Öztürk',
  'Jana Müller',
  'Jan Möller',
  'Işıl Kaya',
  'Nikolaus Weiß',
  'Anna (Team) 4711',
];
test.each<[why: string, q: string, found: string[]]>([
  ['nothing asked for', ' ', people],
  ['as it is written', 'müller', ['Jana Müller']],
  ['without accents', 'sukru', ['Şükrü Öztürk']],
  ['without the letters of another keyboard', 'isil', ['Işıl Kaya']],
  ['ss for ß', 'weiss', ['Nikolaus Weiß']],
  ['all words, in any order', 'muller jana', ['Jana Müller']],
  ['what stands there hides what is only near', 'jana', ['Jana Müller']],
  ['a wrong key', 'nikolqus', ['Nikolaus Weiß']],
  ['a key left out', 'nikolus', ['Nikolaus Weiß']],
  ['a key too many', 'nikolaaus', ['Nikolaus Weiß']],
  ['ue for ü', 'mueller', ['Jana Müller']],
  ['two keys swapped', 'nikoalus', ['Nikolaus Weiß']],
  ['a wrong key in each word', 'jama mulker', ['Jana Müller']],
  ['two wrong keys in one word', 'nokolqus', []],
  ['a short word as it is', 'jbn', []],
  ['signs as they are', '(team)', ['Anna (Team) 4711']],
  ['no other number', '4712', []],
  ['a name with a sign as it was meant', "o'zturk", ['Şükrü Öztürk']],
])('a search finds %s: %s', (_, q, found) => {
  expect(searchIn(people, q, (name) => name)).toEqual(found);
});

test.each(['anna', 'jana', 'nikolaus', 'project', 'veranstaltung', "o'neill", 'şükrü'])(
  'however one key of "%s" was missed, one of the parts stands there',
  (term) => {
    const parts = slipParts(term);
    expect(parts).toHaveLength(3);
    for (const way of [term, ...oneSlip(term)]) {
      const typed = way.replaceAll(anyLetter, '*');
      expect(parts.filter((part) => typed.includes(part))).not.toEqual([]);
    }
  },
);
