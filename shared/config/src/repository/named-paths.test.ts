import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** `src/…` in a README is meant from its own folder; what a name leaves open ends the path. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`(src\/[^`\s<>*{}…]+)`/g)].map(([, path = '']) => path);

test('paths that a README names are there', () => {
  const readmes = trackedFiles('*README.md').filter((path) => !path.includes('/planted/'));
  const gone = readmes.flatMap((readme) =>
    namedPaths(readFileSync(join(root, readme), 'utf8'))
      .filter((path) => !existsSync(join(root, dirname(readme), path)))
      .map((path) => `${readme}: ${path}`),
  );
  expect(readmes.length).toBeGreaterThan(10);
  expect(gone).toEqual([]);
});

test('a path that is named is seen', () => {
  expect(namedPaths('| `kill` | `src/gone.test.ts` | in `src/platform/db`')).toEqual([
    'src/gone.test.ts',
    'src/platform/db',
  ]);
});
