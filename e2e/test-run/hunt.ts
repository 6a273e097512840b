/**
 * `pnpm hunt [spec…] [--times 10] [--seed <n>]`: finds stories that fail at times. Runs those that are new or changed
 * since the branch left main, or the named ones, ten times each in random order on a busy machine. The last line reads
 * "N passed, N failed"; a seed repeats the order.
 */
import { parseArgs } from 'node:util';
import { browserPath } from '../support/phone/browser.ts';
import { branchPoint, changedSince } from './changed-files.ts';
import { huntStories } from './hunt-stories.ts';
import { machineFactor } from './machine-factor.ts';
import { step } from './step/step.ts';
import { putTemporaryInMemory } from './temporary-in-memory.ts';

const options = { times: { type: 'string', default: '10' }, seed: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const times = Number(values.times);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (!(times >= 1) || Number.isNaN(seed))
  throw new Error('Usage: pnpm hunt [spec…] [--times 10] [--seed <n>]');

const since = branchPoint();
const specs =
  positionals.length > 0 ? positionals : changedSince(since).filter((file) => file.endsWith('.spec.ts'));
if (specs.length === 0) {
  console.log(`No story changed since ${since}.`);
  process.exit(0);
}

putTemporaryInMemory();
process.env.CALLBOARD_CHROMIUM = browserPath();
const build = await step({
  name: 'production build',
  command: ['node', 'deploy/release/src/main.ts', 'all', '--changed'],
});
if (build.failed > 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const config = 'e2e/playwright.config.ts';
const { passed, failed } = await huntStories({ config, specs, times, seed, machine: machineFactor });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
