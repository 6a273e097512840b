import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { strictPageFiles } from './strict-page-files.ts';

const require = createRequire(join(import.meta.dirname, '../../../ui/package.json'));
const components = require.resolve('react-aria-components');
const packageOf = (name: string) => {
  const file = createRequire(components).resolve(name);
  return file.slice(0, file.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length);
};
const folders = [dirname(dirname(components)), packageOf('react-aria'), packageOf('react-stately')];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(folder, name)),
);
const refused =
  /\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc|new Function\b|\beval\(|createElement\)?\(['"](?:style|script)['"]/;

/** What is left, and why it is harmless. */
const harmless: Record<string, string> = {
  'usePress.mjs':
    'writes no style where there is an element of its id, which shared/ui/src/lazy/press-style.ts makes',
  'server.mjs': 'is for pages that are drawn on a server',
};

type Loader = { default: (source: string) => string };
const loader = () => import('./strict-page.mjs' as string) as Promise<Loader>;

test('widgets write no HTML and no style element into the page', async () => {
  const { default: strictPage } = await loader();
  expect(files.length).toBeGreaterThan(500);
  const left = files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return refused.test(strictPageFiles.test(file) ? strictPage(source) : source);
  });
  expect([...new Set(left.map((file) => file.slice(file.lastIndexOf('/') + 1)))].toSorted()).toEqual(
    Object.keys(harmless).toSorted(),
  );
});

test('every file that is changed needs it', async () => {
  const { default: strictPage } = await loader();
  const changed = files.filter((file) => strictPageFiles.test(file));
  expect(changed).toHaveLength(2);
  for (const file of changed) {
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(refused);
    expect(strictPage(source)).not.toMatch(/innerHTML|style\.remove/);
  }
});
