import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedPauses, waitsByFrame } from './pauses.ts';
import { root, trackedFiles } from '../root.ts';

const stories = trackedFiles('e2e/*.ts');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Who may let time pass, and how often; each says why in its source. */
const allowed: Readonly<Record<string, number>> = {
  'e2e/engines/webkit.ts': 1,
  'e2e/support/product/fault-proxy.spec.ts': 1,
  'e2e/support/product/fault.ts': 2,
  'e2e/support/open-sheets/look-around.ts': 1,
  'e2e/support/product/product.ts': 2,
  'e2e/support/phone/slow-processor.ts': 1,
};

test('no story and no bench waits by frames', () => {
  expect(stories.length).toBeGreaterThan(80);
  const found = stories.map((path) => [path, waitsByFrame(read(path))] as const);
  expect(found.filter(([, waits]) => waits.length > 0)).toEqual([]);
});

test('the rules about pauses are switched off where it is known, with a reason', () => {
  const found = stories.map((path) => [path, allowedPauses(read(path))] as const);
  expect(Object.fromEntries(found.filter(([, count]) => count > 0))).toEqual(allowed);
  const reasons = Object.keys(allowed).flatMap(
    (path) => read(path).match(/no-restricted-\w+ -- \w.+/g) ?? [],
  );
  expect(reasons).toHaveLength(Object.values(allowed).reduce((sum, count) => sum + count));
});

test.each([
  ['a wait by frames', "page.waitForFunction(() => localStorage.getItem('a') !== null)", 1],
  [
    'with a limit alone',
    'page.waitForFunction(look, null, { timeout: patience(1) }); poll({ polling: 50 })',
    1,
  ],
  ['by name', "page.waitForFunction(look, null, { polling: 'raf' })", 1],
  ['by the clock', 'page.waitForFunction(() => look(1), null, { polling: 50, timeout: 1 })', 0],
])('%s', (_, source, count) => {
  expect(waitsByFrame(source)).toHaveLength(count);
});

test.each([
  ['a line', '// oxlint-disable-next-line no-restricted-globals -- a reason', 1],
  ['a file', '/* oxlint-disable no-empty, no-restricted-properties */', 1],
  ['another rule', '// oxlint-disable-next-line no-empty-pattern -- a reason', 0],
])('%s that is switched off', (_, source, count) => {
  expect(allowedPauses(source)).toBe(count);
});
