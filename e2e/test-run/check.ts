/**
 * `pnpm check [since]`: what changed since a commit, and what it reaches. Without one: since the branch left main, or on
 * main what is not committed yet. The last line reads "N passed, N failed"; `npm test` still has the last word.
 */
import { browserPath } from '../support/phone/browser.ts';
import { branchPoint, changedSince, trackedFiles } from './changed-files.ts';
import { countJest, countPlaywright } from './step/counts.ts';
import type { Count } from './step/counts.ts';
import { step } from './step/step.ts';
import type { Step } from './step/step.ts';
import { putTemporaryInMemory } from './temporary-in-memory.ts';

const since = process.argv[2] ?? branchPoint();
const changed = changedSince(since);
if (changed.length === 0) {
  console.log(`Nothing changed since ${since}.`);
  process.exit(0);
}

// They read files instead of importing them, so nothing leads to them.
const walls = trackedFiles(
  'shared/config/src/repository/*.test.ts',
  'shared/testing/src/words.test.ts',
).filter((file) => !file.endsWith('/new-feature.test.ts'));
const code = changed.filter((file) => /\.(tsx?|json|css)$/.test(file) && !file.startsWith('e2e/'));
const specs = changed.filter((file) => file.endsWith('.spec.ts'));

const cached = ['--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.', ...cached] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'nothing unused', command: ['knip', '--no-progress'] },
  {
    name: `tests of ${code.length} changed files and what they reach`,
    command: ['jest', '--passWithNoTests', '--findRelatedTests', '--', ...code, ...walls],
    report: 'jest-check',
    count: countJest,
  },
];
if (specs.length > 0) {
  steps.push(
    { name: 'production build', command: ['node', 'deploy/release/src/main.ts', 'all', '--changed'] },
    {
      name: 'changed stories',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...specs],
      env: { CALLBOARD_CHROMIUM: browserPath() },
      report: 'playwright-check',
      count: countPlaywright,
    },
  );
}

putTemporaryInMemory();
const total: Count = { passed: 0, failed: 0 };
for (const each of steps) {
  const { passed, failed } = await step(each);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
