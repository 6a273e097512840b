import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { cache, root } from './step/step.ts';
import type { ToldTwice } from './tell-stories.ts';

type Run = {
  readonly time: string;
  readonly commit: string;
  readonly load: number;
  readonly factor: number;
  /** Stories, and tests of Jest. */
  readonly stories: readonly ToldTwice[];
};
const mostRuns = 200;

/** So many stories and tests may pass at the second telling only. */
export const mostToldTwice = 3;

/** A history that nobody can read begins anew. */
function runsIn(file: string): Run[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run[];
  } catch {
    return [];
  }
}

/** Adds a run to `told-twice.json`, also one in which nothing was told twice: how often something wobbles is a share. */
export function keepToldTwice(stories: readonly ToldTwice[]): void {
  const file = join(cache, 'told-twice.json');
  const before = runsIn(file);
  const run: Run = {
    time: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    load: loadavg()[0] ?? 0,
    factor: Number(process.env.CALLBOARD_PATIENCE),
    stories,
  };
  writeFileSync(file, `${JSON.stringify([...before, run].slice(-mostRuns), null, 2)}\n`);
}
