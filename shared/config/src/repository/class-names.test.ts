import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** Classes that a source names of its style sheets, of which those have no rule: what they should do is missing. */
function withoutRule(source: string, sheetAt: (path: string) => string): string[] {
  const sheets = source.matchAll(/import (\w+) from '((?:\.|@callboard\/ui\/)[^']+\.module\.css)'/g);
  return [...sheets].flatMap(([, name = '', path = '']) => {
    const css = sheetAt(path);
    const rules = new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, rule]) => rule));
    const named = source
      .replaceAll(/'[^'\n]*'/g, '')
      .matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'));
    return [...named].flatMap(([, rule = '']) => (rules.has(rule) ? [] : rule));
  });
}

const sheetPath = (source: string, sheet: string): string =>
  sheet.startsWith('.')
    ? normalize(join(dirname(source), sheet))
    : sheet.replace('@callboard/ui/', 'shared/ui/src/');

test('every class that a component names stands in its style sheet', () => {
  const paths = trackedFiles('shared/*.tsx', 'shared/*.ts', 'shell/*.tsx', 'remotes/*.tsx');
  const found = paths
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) =>
      withoutRule(readFileSync(join(root, path), 'utf8'), (sheet) =>
        readFileSync(join(root, sheetPath(path, sheet)), 'utf8'),
      ).map((rule) => `${path}: ${rule}`),
    );
  expect(found).toEqual([]);
});

test('a class without a rule is found', () => {
  const source =
    "import styles from './a.module.css';\n<p className={styles.pair}><b className={styles.sum} />";
  expect(withoutRule(source, () => '.sum { color: red }')).toEqual(['pair']);
});
