import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkWords } from '@callboard/testing/words';
import others from '../words/en.json';
import words from './en.json';

checkWords(__dirname);

const source = join(__dirname, '..');
const imports = /^(?!import type).*?(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/gm;

/** A card's file and all that it imports, at once or later. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(imports))
    reached(join(dirname(file), other), found);
  return found;
}
const keysOf = (tree: object, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${before}${name}.`)
      : [`${before}${name}`.replace(/_(?:zero|one|two|few|many|other)$/, '')],
  );

test('words of a card and of anything in it are among the words of cards', () => {
  const [here, elsewhere] = [keysOf(words), keysOf(others)];
  const groups = [...new Set([...here, ...elsewhere].map((key) => key.split('.')[0]))];
  const named = new RegExp(`['"\`]((?:${groups.join('|')})\\.[^'"\`\\s]*)['"\`]`, 'g');
  const face = readFileSync(join(source, 'feature.ts'), 'utf8');
  const cards = [...face.matchAll(/card: \(\) => import\((?:\/\*.*?\*\/ )?'\.\/([^']+)'\)/g)].map(
    ([, file = '']) => file,
  );
  expect(cards).not.toEqual([]);
  const files = new Set(cards.flatMap((card) => [...reached(join(source, card))]));
  const missing = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, key = '']) => {
      const [start = ''] = key.split('${');
      const meant = (one: string) => (start === key ? one === key : one.startsWith(start));
      return elsewhere.filter(meant).map((one) => `${relative(source, file)}: ${one}`);
    }),
  );
  expect(missing).toEqual([]);
});
