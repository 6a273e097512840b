import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, trackedFiles } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** An import, and whether the words of later pages come with it. */
const imports = /(withWords\(pageWords\(\), )?(?:\bfrom |\bimport\()\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/** Every file that comes with another one and brings no words. */
function filesWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(join(root, file))) return known;
  known.add(file);
  for (const [, words, from = ''] of read(file).matchAll(imports))
    if (!words) filesWith(normalize(join(dirname(file), from)), known);
  return known;
}

const words = trackedFiles('remotes/*/src/page-words/en.json');
test('words of later pages are found', () => expect(words.length).toBeGreaterThan(0));

test.each(words)('%s: what says a word of them brings them', (path) => {
  const groups = Object.keys(JSON.parse(read(path)) as object).join('|');
  const said = new RegExp(`['"\`](?:${groups})\\.[\\w.$\{-]+`, 'g');
  const feature = path.replace('page-words/en.json', 'feature.ts');
  const pages = [...read(feature).matchAll(imports)].filter(([all]) => all.includes('import('));
  const first = pages.filter(([, brings]) => !brings);
  // Neither none nor all of them: then nothing would be kept apart.
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(pages.length);
  const files = new Set(
    first.flatMap(([, , from = '']) => [...filesWith(normalize(join(dirname(feature), from)))]),
  );
  const missing = [...files].flatMap((file) =>
    (read(file).match(said) ?? []).map((key) => `${file} says ${key}`),
  );
  expect(missing).toEqual([]);
});
