import { nameHits } from './name-hits.ts';

const shown = (name: string, q: string) =>
  nameHits(name, q)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

test.each([
  ['a part of a name, whatever its case', 'Petra Maier', 'MAI', 'Petra [Mai]er'],
  ['without its accents', 'Zoë Şükrü', 'zoe sukru', '[Zoë] [Şükrü]'],
  ['with accents written apart', 'Zoe\u0308', 'zoë', '[Zoë]'],
  ['words that touch are one', 'Anneliese', 'anne lies', '[Annelies]e'],
  ['nothing without a search', 'Petra Maier', '', 'Petra Maier'],
  ['nothing that is not in it', 'Petra Maier', 'gate', 'Petra Maier'],
  ['no name', '', 'gate', ''],
])('a search finds %s', (_, name, q, expected) => expect(shown(name, q)).toBe(expected));
