import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { patience } from '../support/run/patience.ts';

type Kept = { stories: { name: string; trace: string }[]; commit: string; load: number; factor: number };
type Run = {
  text: string;
  lastLine: string | undefined;
  code: number | null;
  kept: Kept[];
  group: number | null;
};
type Fixtures = {
  /** Runs what `npm test` runs over the planted stories of a file, in a folder of its own. */
  tell: (planted: string, env?: Record<string, string>) => Promise<Run>;
  /** The same with what `pnpm hunt` runs; with a signal it alone is ended so, as soon as a story runs. */
  hunt: (planted: string, env?: Record<string, string>, signal?: NodeJS.Signals) => Promise<Run>;
};

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  tell: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'callboard-test-run-'));
    await give((planted, env = {}) => runIn('run.ts', folder, { PLANTED: planted, ...env }));
    rmSync(folder, { recursive: true, force: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  hunt: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'callboard-hunt-'));
    let run: Run | undefined;
    await give(async (planted, env = {}, signal) => {
      run = await runIn('hunt.ts', folder, { PLANTED: planted, ...env }, signal);
      return run;
    });
    // The runner of the stories outlives a hunt that is ended alone.
    if (run?.group) process.kill(-run.group, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  },
});

async function runIn(
  script: string,
  folder: string,
  env: Record<string, string>,
  signal?: NodeJS.Signals,
): Promise<Run> {
  // What this run has told its own workers is not for another one.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PLAYWRIGHT|TEST_|PW_|CALLBOARD_(PATIENCE|SLOWER|TRACE|STORIES|KEEP_SEED))/.test(name),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'planted', script)], {
    detached: signal !== undefined,
    env: { ...Object.fromEntries(inherited), CALLBOARD_TEST_RUN: folder, CALLBOARD_STORIES: folder, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (more: Buffer) => {
      text += String(more);
      if (signal && text.includes('Running ')) child.kill(signal);
    });
  const code = await new Promise<number | null>((resolve) => child.once(signal ? 'exit' : 'close', resolve));
  const file = join(folder, 'told-twice.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept[]) : [];
  return {
    text,
    lastLine: text.trim().split('\n').at(-1),
    code,
    kept,
    group: signal ? (child.pid ?? null) : null,
  };
}

// It is the last file: both workers share it.
test.describe.configure({ mode: 'parallel' });

// Each run begins with three steps that pass.
test('a slow machine has longer limits', async ({ tell }) => {
  const { text, lastLine, code } = await tell('slow', { CALLBOARD_SLOWER: '4' });
  const factor = Number(/Machine before stories: ([\d.]+) times/.exec(text)?.[1]);
  expect(factor).toBeGreaterThanOrEqual(4);
  expect(factor).toBeLessThanOrEqual(6);
  expect([lastLine, code]).toEqual(['4 passed, 0 failed', 0]);
});

test('a story that fails twice is red', async ({ tell }) => {
  const { text, lastLine, code, kept } = await tell('fails');
  expect(text).toContain('second telling of 1 browser stories');
  expect(text).toContain('Failed: browser stories\n  fails.ts › ');
  expect([lastLine, code]).toEqual(['4 passed, 1 failed', 1]);
  expect(kept.map(({ stories }) => stories)).toEqual([[]]);
});

test('a story that fails once is green, and stands by name with its trace; runs are kept', async ({
  tell,
}) => {
  const { text, lastLine, code } = await tell('fails-once');
  expect([lastLine, code]).toEqual(['5 passed, 0 failed', 0]);
  const name = 'fails-once.ts › fails once, 1';
  expect(text).toContain(`Told twice: failed, then passed alone\n  ${name}\n    /`);
  const { kept } = await tell('fails-once');
  const [first, second] = kept;
  expect(first?.stories).toMatchObject([{ name }]);
  expect(existsSync(first?.stories[0]?.trace ?? '')).toBe(true);
  expect(first?.commit).toMatch(/^[0-9a-f]{7,}$/);
  expect(first?.factor).toBeGreaterThanOrEqual(1);
  expect(second?.stories).toEqual([]);
});

test('four that fail once are red', async ({ tell }) => {
  const { text, lastLine, code } = await tell('fails-once', { PLANTED_COUNT: '4' });
  expect(text).toContain('4 passed at the second telling only; 3 may');
  expect([lastLine, code]).toEqual(['8 passed, 1 failed', 1]);
});

test('a story that could not run before another passed is told with it', async ({ tell }) => {
  const { lastLine, kept } = await tell('serial');
  expect(lastLine).toBe('4 passed, 1 failed');
  expect(kept[0]?.stories).toHaveLength(1);
});

test('a story that fails in a second engine is told again in that one, and named with it', async ({
  tell,
}) => {
  const { text, lastLine, code, kept } = await tell('fails-second', { PLANTED_ENGINE: '1' });
  expect(text).toContain('second telling of 1 stories in Other');
  expect(kept[0]?.stories).toMatchObject([{ name: 'fails-second.ts › fails the second time (Other)' }]);
  expect([lastLine, code]).toEqual(['7 passed, 0 failed', 0]);
});

test('a story that fails in every engine is red in each', async ({ tell }) => {
  const { text, lastLine } = await tell('fails', { PLANTED_ENGINE: '1' });
  expect(text).toContain(
    'Failed: browser stories · stories in Other\n  fails.ts › fails\n  fails.ts › fails (Other)\n',
  );
  expect(lastLine).toBe('5 passed, 2 failed');
});

for (const [what, planted] of [
  ['a file that does not load', 'crash'],
  ['a failed set-up', 'no-set-up'],
  ['no story at all', 'nothing'],
] as const)
  test(`${what} is red at once`, async ({ tell }) => {
    const { text, lastLine, code } = await tell(planted);
    expect(text).not.toContain('second telling');
    expect([lastLine, code]).toEqual(['3 passed, 1 failed', 1]);
  });

test('a broken first step ends the run', async ({ tell }) => {
  const { text, lastLine, code } = await tell('fails-once', { PLANTED_EXIT: '1' });
  expect(text).toContain('Failed: planted types · the stories were not told');
  expect(text).not.toContain('planted build');
  expect([lastLine, code]).toEqual(['1 passed, 2 failed', 1]);
});

const file = 'e2e/test-run/planted/fails-once.cjs';
// With one story that passes.
const tests = { PLANTED_TESTS: '1', PLANTED_COUNT: '0' };

test('a test of Jest that fails once is green, and stands by name', async ({ tell }) => {
  const { text, lastLine, code, kept } = await tell('fails-once', { ...tests, PLANTED_ONCE: '1' });
  expect(text).toContain(`Told twice: failed, then passed alone\n  ${file} › fails once, 1\n`);
  expect(kept[0]?.stories).toEqual([{ name: `${file} › fails once, 1`, trace: null }]);
  expect([lastLine, code]).toEqual(['6 passed, 0 failed', 0]);
});

test('a test of Jest that fails twice is red, and the last words name it', async ({ tell }) => {
  const planted = { ...tests, PLANTED_ONCE: '1', PLANTED_ALWAYS: '1' };
  const { text, lastLine, code, kept } = await tell('fails-once', planted);
  expect(text).toContain(`Failed: planted tests\n  ${file} › always fails\n`);
  expect(kept[0]?.stories).toHaveLength(1);
  expect([lastLine, code]).toEqual(['6 passed, 1 failed', 1]);
});

test('four tests that fail once are red, over stories and tests together', async ({ tell }) => {
  const { text, lastLine, code } = await tell('fails-once', { PLANTED_TESTS: '1', PLANTED_ONCE: '3' });
  expect(text).toContain('4 passed at the second telling only; 3 may');
  expect([lastLine, code]).toEqual(['9 passed, 1 failed', 1]);
});

test('a test file that does not load is red', async ({ tell }) => {
  const { text, lastLine, code } = await tell('fails-once', { ...tests, PLANTED_BROKEN: '1' });
  expect(text).toContain(`Failed: planted tests\n  ${file}\n`);
  expect([lastLine, code]).toEqual(['4 passed, 1 failed', 1]);
});

test('test files that passed are counted without a run while nothing of them changes', async ({ tell }) => {
  test.setTimeout(patience(90_000));
  const later = { CALLBOARD_NOW: '2026-11-10T22:50:00Z' };
  for (const [env, unchanged] of [
    [{}, false],
    [{}, true],
    [{ CALLBOARD_FRESH: '1' }, false],
    [later, false],
    // The fifth run takes nothing for granted.
    [later, false],
  ] as const) {
    const { text, lastLine } = await tell('fails-once', { ...tests, PLANTED_STORIES: 'none', ...env });
    const said = text.includes('planted tests: 1 tests in 1 files passed before and are unchanged');
    expect([said, text.includes('── planted tests\n'), lastLine]).toEqual([
      unchanged,
      !unchanged,
      '4 passed, 0 failed',
    ]);
  }
});

test('a test file that failed is run again', async ({ tell }) => {
  for (const _ of [1, 2]) {
    const { text, lastLine } = await tell('fails-once', {
      ...tests,
      PLANTED_STORIES: 'none',
      PLANTED_ALWAYS: '1',
    });
    expect(text).toContain('── planted tests\n');
    expect(lastLine).toBe('4 passed, 1 failed');
  }
});

test('a hunt finds what fails at times, and says how often', async ({ hunt }) => {
  test.setTimeout(patience(120_000));
  const { text, lastLine, code } = await hunt('fails-at-times', { PLANTED_TIMES: '4' });
  const [, ...found] = text.split('How often it failed')[1]?.split('\n') ?? [];
  expect(found.map((line) => line.replace(/\d+\.\d s/, 'n s'))).toEqual([
    '  2 of 4, n s  fails-at-times.ts › fails each second time',
    '  1 of 4, n s  fails-at-times.ts › fails each third time',
    '  0 of 4, n s  fails-at-times.ts › passes',
    '',
    '9 passed, 3 failed',
    '',
  ]);
  // Each round has an order of its own.
  const orders = text.match(/shuffle seed \d+/g);
  expect(orders).toEqual([815, 816, 817, 818].map((seed) => `shuffle seed ${seed}`));
  expect([lastLine, code]).toEqual(['9 passed, 3 failed', 1]);
  await expect.poll(() => busyLoops(text)).toEqual([]);
});

test('a hunt without a story is red', async ({ hunt }) => {
  const { lastLine, code } = await hunt('nothing');
  expect([lastLine, code]).toEqual(['0 passed, 1 failed', 1]);
});

for (const signal of ['SIGINT', 'SIGKILL'] as const)
  test(`no busy loop stays after ${signal}`, async ({ hunt }) => {
    const { text, code } = await hunt('endless', {}, signal);
    expect(code).not.toBe(0);
    await expect.poll(() => busyLoops(text)).toEqual([]);
  });

/** Those of the busy loops that a hunt names which still run. */
function busyLoops(text: string): number[] {
  const pids = /^Busy loops: ([\d ]+);/m.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  expect(pids).toHaveLength(2);
  return pids.filter((pid) => existsSync(`/proc/${pid}`));
}
