import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { plantedImports } from './planted-imports.ts';
import { linkPackages, plantedTree } from './planted-tree.ts';
import { root } from './root.ts';

const plantedLint = [
  ['any', 'shared/domain/src/wall-any.ts', 'export const x: any = 1;', 'no-explicit-any'],
  [
    'a swallowed error',
    'shared/domain/src/wall-swallowed.ts',
    'try {\n  JSON.parse("");\n} catch {}\n',
    'no-empty',
  ],
  [
    'a file of more than 300 lines',
    'shared/domain/src/wall-long.ts',
    Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n};`).join('\n'),
    'max-lines',
  ],
  [
    'a function of more than 80 lines',
    'shared/domain/src/wall-long-function.ts',
    `export function long() {\n${'  long();\n'.repeat(79)}}\n`,
    'max-lines-per-function',
  ],
  [
    'a default export',
    'shared/domain/src/wall-default.ts',
    'const x = 1;\nexport default x;\n',
    'no-default-export',
  ],
  [
    'a name that is no plain word',
    'shared/domain/src/wall-name.ts',
    'export const young = (told: string) => told;',
    'id-denylist',
  ],
  [
    'a pause in a story',
    'e2e/crew-ops/wall-pause.spec.ts',
    'await page.waitForTimeout(700);',
    'no-restricted-properties',
  ],
  [
    'a pause in a page',
    'e2e/crew-ops/wall-pause-in-page.spec.ts',
    'await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 120)));',
    'no-restricted-globals',
  ],
  [
    'a pause by another name',
    'e2e/support/wall-pause-by-window.ts',
    'window.setTimeout(() => undefined, 700);',
    'no-restricted-properties',
  ],
  [
    'a pause of Node',
    'e2e/support/wall-pause-of-node.ts',
    "import { setTimeout as pause } from 'node:timers/promises';\nawait pause(700);",
    'no-restricted-imports',
  ],
  [
    'a wait by frames in a story',
    'e2e/support/wall-wait-by-frames.ts',
    'await page.waitForFunction(() => true, null, { polling: 50 });',
    'no-restricted-properties',
  ],
] as const;

type Cruise = { summary: { violations: { from: string; to: string; rule: { name: string } }[] } };
type Lint = { diagnostics: { filename: string; code: string }[] };

/** Everything is planted at once and read in one run: the tree is large. */
let tree: ReturnType<typeof plantedTree>;
let broken: { from: string; to: string; rule: string }[] = [];
let made: number | null;
let refused: { path: string; code: string }[] = [];

beforeAll(() => {
  tree = plantedTree();
  // A new feature is held by the same walls, and breaks none.
  made = tree.run('node', 'deploy/release/src/new-feature/main.ts', 'office', '--no-install').status;
  linkPackages(tree.folder, 'office');
  for (const [, path, source] of plantedImports) tree.plant(path, source);
  for (const [, path, source] of plantedLint) tree.plant(path, source);
  const folders = ['shell', 'remotes', 'shared', 'deploy', 'e2e'];
  const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const cruise = JSON.parse(tree.run('depcruise', ...config, ...folders).stdout) as Cruise;
  broken = cruise.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  const paths = plantedLint.map(([, path]) => path);
  const lint = JSON.parse(tree.run('oxlint', '--format', 'json', ...paths).stdout) as Lint;
  refused = lint.diagnostics.map(({ filename, code }) => ({ path: filename, code }));
}, 180_000);
afterAll(() => tree.remove());

test('the tree itself breaks no wall, nor does a new feature', () => {
  expect(made).toBe(0);
  const planted = new Set(plantedImports.map(([, path]) => path));
  expect(broken.filter(({ from }) => !planted.has(from))).toEqual([]);
});

// A circle is told once, from one of its files to the next.
test.each(plantedImports)('%s: refused', (_, path, _source, rule) => {
  const rules = broken.filter(({ from, to }) => from === path || to === path).map((one) => one.rule);
  expect(rules).toContain(rule);
});

test.each(plantedLint)('lint refuses %s', (_, planted, _source, rule) => {
  const codes = refused.filter(({ path }) => path === planted).map(({ code }) => code);
  expect(codes.join(' ')).toContain(rule);
});

test('pnpm: a package outside package.json cannot be resolved from a remote', () => {
  expect(existsSync(join(root, 'remotes/mailbox/node_modules/fastify'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/fastify'))).toBe(false);
});

test('a link of the workspace is relative, so the copy checks itself and not the tree', () => {
  const link = 'remotes/mailbox/node_modules/@callboard/contract';
  expect(readlinkSync(join(tree.folder, link))).not.toMatch(/^\//);
});
