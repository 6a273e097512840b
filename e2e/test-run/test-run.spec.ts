import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';

type Kept = { stories: { name: string; trace: string }[]; commit: string; load: number; factor: number };
type Run = { text: string; lastLine: string | undefined; code: number | null; kept: Kept[] };

/** Runs what `npm test` runs over the planted stories of a file, in a folder of its own. */
const test = base.extend<{ tell: (planted: string, env?: Record<string, string>) => Promise<Run> }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  tell: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'callboard-test-run-'));
    await give((planted, env = {}) => runIn(folder, { PLANTED: planted, ...env }));
    rmSync(folder, { recursive: true, force: true });
  },
});

async function runIn(folder: string, env: Record<string, string>): Promise<Run> {
  // What this run has told its own workers is not for another one.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PLAYWRIGHT|TEST_|PW_|CALLBOARD_(PATIENCE|SLOWER|TRACE|STORIES|KEEP_SEED))/.test(name),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'planted/run.ts')], {
    env: { ...Object.fromEntries(inherited), CALLBOARD_TEST_RUN: folder, CALLBOARD_STORIES: folder, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (more: Buffer) => (text += String(more)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const file = join(folder, 'told-twice.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept[]) : [];
  return { text, lastLine: text.trim().split('\n').at(-1), code, kept };
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
  expect(text).toContain('second telling of 1 stories');
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
  expect(text).toContain('4 stories passed at the second telling only; 3 may');
  expect([lastLine, code]).toEqual(['8 passed, 1 failed', 1]);
});

test('a story that could not run before another passed is told with it', async ({ tell }) => {
  const { lastLine, kept } = await tell('serial');
  expect(lastLine).toBe('4 passed, 1 failed');
  expect(kept[0]?.stories).toHaveLength(1);
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
