import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../support/run/paths.ts';
import { askedRuns, small } from './asked-runs.ts';

/** Tells a measured story by Playwright, alone, with all that the stories of `npm test` have. */
export function tellStory(name: string): number {
  const playwright = join(root, 'e2e/node_modules/.bin/playwright');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const env = {
    ...process.env,
    CALLBOARD_BENCH_SMALL: small ? '1' : '',
    CALLBOARD_BENCH_TIMES: String(askedRuns(1)),
  };
  const { status } = spawnSync(playwright, ['test', '--config', config, `stories/${name}.ts`], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return status ?? 1;
}
