import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ui = createRequire(join(import.meta.dirname, '../../../ui/package.json'));
const folder = join(dirname(ui.resolve('lucide-react')), '../esm/icons');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .filter((source) => source.includes('__iconData'));

type Line = [element: string, attributes: Record<string, string>];
type Loader = { default: (source: string) => string };

/** What an icon's file hands to the function that draws it. */
function handed(source: string): { node: Line[] } {
  const [data = ''] = /\{[\s\S]*?\n\};/.exec(source.slice(source.indexOf('const __iconData'))) ?? [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of an icon is a literal
  return new Function(`return ${data}`)() as { node: Line[] };
}

test('every icon keeps its lines and nothing else', async () => {
  const { default: iconLines } = (await import('./icon-lines.mjs' as string)) as Loader;
  expect(sources.length).toBeGreaterThan(1500);
  for (const source of sources) {
    const lines = handed(source).node.map(([element, { key: _key, ...attributes }]) => [element, attributes]);
    expect(handed(iconLines(source))).toEqual({ node: lines });
  }
});
