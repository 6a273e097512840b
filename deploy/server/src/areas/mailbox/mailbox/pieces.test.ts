import { excerptOf, piecesOf } from './pieces.ts';
import { searchTerms } from '@callboard/domain';

const shown = (pieces: { text: string; hit: boolean }[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test.each([
  ['a word, whatever its case', 'Gate 3 is open', 'gate', '[Gate] 3 is open'],
  ['every place where it occurs', 'gate to gate', 'GATE', '[gate] to [gate]'],
  ['a part of a word', 'Frachttor offen', 'tor', 'Fracht[tor] offen'],
  ['without its accents', 'Zoë und Şükrü', 'zoe sukru', '[Zoë] und [Şükrü]'],
  ['with an accent written apart', 'Zoe\u0308 kommt', 'zoë', '[Zoe\u0308] kommt'],
  ['words that touch become one', 'gateway', 'gate way', '[gateway]'],
  ['nothing', 'Gate 3', 'lorry', 'Gate 3'],
  ['in an empty text', '', 'gate', ''],
])('a search finds %s', (_, text, q, expected) =>
  expect(shown(piecesOf(text, searchTerms(q)))).toBe(expected),
);

test('pieces joined are the text again', () => {
  const text = 'İstanbul – GATE 3 🎪 gäte ﬁn';
  expect(
    piecesOf(text, searchTerms('gate i fin'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('an excerpt shows the words around the first hit, in one line', () => {
  const text = `${'Nothing of interest here.\n'.repeat(20)}Please pick them up at Gate 1 before noon. ${'And so on. '.repeat(30)}`;
  const excerpt = shown(excerptOf(text, searchTerms('gate')));
  expect(excerpt).toMatch(/^… .*pick them up at \[Gate\] 1 before noon\..* …$/);
  expect(excerpt.length).toBeLessThan(140);
});
