import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Test } from '@jest/test-result';
import LongestFirst, { long } from './longest-first.ts';

const root = join(import.meta.dirname, '../../../..');

/** Sorted as Jest does, with what each took before; larger files have longer names. */
function sorted(files: Record<string, number | undefined>): string[] {
  const context = { hasteFS: { getSize: (path: string) => path.length } } as Test['context'];
  const tests = Object.keys(files).map((name): Test => ({ context, path: join(root, name) }));
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} as never });
  const tookBefore = ({ path }: Test) => files[path.slice(root.length + 1)];
  Object.assign(sequencer, { time: tookBefore, hasFailed: () => false });
  return sequencer.sort(tests).map(({ path }) => path.slice(root.length + 1));
}

const [first = '', second = ''] = long;
const small = 'a.test.ts';
const large = `${'a'.repeat(200)}.test.ts`;

test('where nothing was run yet the long ones go first, then the large ones', () => {
  const files = { [small]: undefined, [second]: undefined, [large]: undefined, [first]: undefined };
  expect(sorted(files)).toEqual([first, second, large, small]);
});

test('a test that was run before goes by what it took', () => {
  const files = { [small]: 3_000, [second]: 1_000, [large]: 2_000, [first]: 4_000 };
  expect(sorted(files)).toEqual([first, small, large, second]);
});

test('a new test goes before those that were run, a long one before both', () => {
  const files = { [small]: 3_000, [large]: undefined, [second]: undefined, [first]: 1_000 };
  expect(sorted(files)).toEqual([second, large, small, first]);
});

test.each(long)('%s is there', (name) => {
  expect(existsSync(join(root, name))).toBe(true);
});
