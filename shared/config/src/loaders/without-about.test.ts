import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const contract = join(import.meta.dirname, '../../../contract/src');
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.contract.ts'),
);
type Loader = { default: (source: string) => string };
const loader = () => import('./without-about.mjs' as string) as Promise<Loader>;
const sentences = (source: string) => [...source.matchAll(/\babout:\s*['"`]/g)].length;

test('no sentence about an endpoint is in what phones load', async () => {
  const { default: withoutAbout } = await loader();
  const sources = files.map((name) => readFileSync(join(contract, name), 'utf8'));
  expect(sentences(sources.join('\n'))).toBeGreaterThan(250);
  expect(sentences(sources.map((source) => withoutAbout(source)).join('\n'))).toBe(0);
});

test('a sentence in several pieces goes too', async () => {
  const { default: withoutAbout } = await loader();
  expect(withoutAbout("about:\n    'One ' +\n    'sentence.',\n  path: '/a',")).toBe("\n  path: '/a',");
});

test('an `about` that is no sentence stays', async () => {
  const { default: withoutAbout } = await loader();
  expect(withoutAbout("about: z.string(),\n  about: 'It\\'s one.',\n  path: '/a',")).toBe(
    "about: z.string(),\n  \n  path: '/a',",
  );
});
