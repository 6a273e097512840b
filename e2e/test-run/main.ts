/** `npm test`: everything that has to hold before a commit lands. The last line reads "N passed, N failed". */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../support/browser.ts';
import { countJest, countPlaywright, type Count } from './counts.ts';
import { installReaders } from './readers.ts';
import { postgresOnThisMachine } from './postgres.ts';
import { putTemporaryInMemory } from './temporary-in-memory.ts';
import { failed, root, step, type Step } from './step.ts';

/**
 * Where the engine can make a difference: locks, constraints, concurrency, jobs, listening. All server
 * tests on PostgreSQL are a command of their own (deploy/server/README.md).
 */
const engineMatters = [
  'platform/db/',
  'platform/jobs/',
  'platform/keys/open-keys',
  'areas/account/live/',
  'areas/account/session/',
  'areas/work/crew-items/move',
  'areas/documents/documents/signing.test',
  'tools/keys/rotate-keys',
  'data-folder.test',
].map((area) => `deploy/server/src/${area}`);
const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'nothing unused', command: ['knip', '--no-progress'] },
  { name: 'unit and server tests, embedded database', command: ['jest'], report: 'jest', count: countJest },
];
steps.push({
  name: 'every endpoint shown at work',
  command: ['node', 'deploy/server/src/tools/testing/check-exercised.ts'],
});
if (postgresOnThisMachine()) {
  const withPostgres = 'deploy/server/src/tools/testing/with-postgres.ts';
  steps.push({
    name: 'server tests, PostgreSQL',
    command: ['node', withPostgres, 'jest', '--selectProjects', 'server', '--', ...engineMatters],
    report: 'jest-pg',
    count: countJest,
  });
} else {
  console.log('No PostgreSQL server on this machine: its run of the server tests is left out.');
}
steps.push({ name: 'production build', command: ['node', 'deploy/release/src/main.ts', 'all', '--changed'] });
const stories: Step = {
  name: 'browser stories',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  report: 'playwright',
  count: countPlaywright,
};

putTemporaryInMemory();
installReaders();
rmSync(join(root, '.cache/server-tests/exercised'), { recursive: true, force: true });
const total: Count = { passed: 0, failed: 0 };
const add = (count: Count) => {
  total.passed += count.passed;
  total.failed += count.failed;
};
const trouble: string[] = [];
for (const each of steps) {
  const count = await step(each);
  add(count);
  if (count.failed > 0) trouble.push(each.name);
}
if (trouble.includes('production build')) add(failed);
else {
  const count = await step({ ...stories, env: { CALLBOARD_CHROMIUM: browserPath() } });
  add(count);
  if (count.failed > 0) trouble.push(stories.name);
}
if (trouble.length > 0) console.log(`\nFailed: ${trouble.join(' · ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
