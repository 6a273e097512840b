/** The real run over planted steps and stories. */
import { countJest } from '../step/counts.ts';
import { machineFactor } from '../machine-factor.ts';
import { cache } from '../step/step.ts';
import { testRun } from '../test-run.ts';

const config = 'e2e/test-run/planted/playwright.config.ts';
const exits = Number(process.env.PLANTED_EXIT ?? 0);
const node = (name: string, code: number) => ({ name, command: ['node', '-e', `process.exit(${code})`] });
const files = {
  rootDir: import.meta.dirname,
  cacheDirectory: `${cache}/jest`,
  testMatch: ['<rootDir>/fails-once.cjs'],
  transform: {},
};
const tests = {
  name: 'planted tests',
  command: ['jest', '--config', JSON.stringify(files)],
  report: 'jest',
  count: countJest,
};
const inBrowser = { name: 'browser stories', config, report: 'playwright' } as const;
const inOther = process.env.PLANTED_ENGINE
  ? [{ name: 'stories in Other', config, engine: 'Other', report: 'playwright-other' } as const]
  : [];
await testRun({
  // Measuring takes longer than these stories.
  machine: process.env.CALLBOARD_SLOWER ? machineFactor : async () => 1,
  first: [node('planted types', exits), node('planted lint', 0)],
  rest: [process.env.PLANTED_TESTS ? [tests, node('planted build', 0)] : [node('planted build', 0)]],
  stories: process.env.PLANTED_STORIES === 'none' ? [] : [inBrowser, ...inOther],
});
