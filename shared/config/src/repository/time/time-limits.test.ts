import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';
import { bareLimits } from './time-limits.ts';

test('every time limit of a story is scaled by the machine', () => {
  // A bench measures on a quiet machine, and is no part of a run.
  const paths = trackedFiles('e2e/*.ts').filter((path) => !path.startsWith('e2e/bench/'));
  expect(paths.length).toBeGreaterThan(80);
  const bare = paths.map((path) => [path, bareLimits(readFileSync(join(root, path), 'utf8'))] as const);
  expect(bare.filter(([, limits]) => limits.length > 0)).toEqual([]);
});

test('every wait of a page test is scaled too; the limits of tests and hooks are scaled where they are declared', () => {
  const paths = trackedFiles('*.test.tsx', 'shared/testing/*.ts', 'shared/client/*.test.ts');
  expect(paths.length).toBeGreaterThan(100);
  const bare = paths.filter((path) =>
    /\b(?:asyncUtilTimeout|timeout)(?:: | = )\d/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(bare).toEqual([]);
});

test.each([
  ['an expectation', 'toBeVisible({ timeout: 5_000 })', 1],
  ['a limit by name', 'toBeVisible({ timeout: within })', 1],
  ['a story', 'test.setTimeout(60_000 + more)', 1],
  ['a page', 'page.setDefaultTimeout(15_000)', 1],
  ['the configuration', 'use: { actionTimeout: 8_000, navigationTimeout: 15_000 }', 2],
  ['a start', 'startProduct({ startWithin: 5 })', 1],
  ['a scaled one', 'toBeVisible({ timeout: patience(5_000) }); test.setTimeout(patience(1))', 0],
  ['a pause', 'page.waitForTimeout(700); setTimeout(resolve, 60)', 0],
])('%s', (_, source, count) => {
  expect(bareLimits(source)).toHaveLength(count);
});
