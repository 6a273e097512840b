import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { plantedImports } from './planted-imports.ts';
import { linkPackages, plantedTree } from './planted-tree.ts';
import { root } from './root.ts';

const plantedLint = [
  ['any', 'wall-any', 'export const x: any = 1;', 'no-explicit-any'],
  ['a swallowed error', 'wall-swallowed', 'try {\n  JSON.parse("");\n} catch {}\n', 'no-empty'],
  [
    'a file of more than 300 lines',
    'wall-long',
    Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n};`).join('\n'),
    'max-lines',
  ],
  ['a default export', 'wall-default', 'const x = 1;\nexport default x;\n', 'no-default-export'],
] as const;
const lintPath = (name: string) => `shared/domain/src/${name}.ts`;

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
  for (const [, name, source] of plantedLint) tree.plant(lintPath(name), source);
  const folders = ['shell', 'remotes', 'shared', 'deploy', 'e2e'];
  const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const cruise = JSON.parse(tree.run('depcruise', ...config, ...folders).stdout) as Cruise;
  broken = cruise.summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  const paths = plantedLint.map(([, name]) => lintPath(name));
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

test.each(plantedLint)('lint refuses %s', (_, name, _source, rule) => {
  const codes = refused.filter(({ path }) => path === lintPath(name)).map(({ code }) => code);
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
