/** `npm test`: everything that has to hold before a commit lands. The last line reads "N passed, N failed". */
import { browserPath } from '../support/browser.ts';
import { countJest, countPlaywright, type Count } from './counts.ts';
import { postgresOnThisMachine } from './postgres.ts';
import { failed, step, type Step } from './step.ts';

const engine = (name: string) => ({ CALLBOARD_TEST_ENGINE: name });
const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unit and server tests, embedded database', command: ['jest'], report: 'jest', count: countJest },
];
if (postgresOnThisMachine()) {
  const command = ['jest', '--selectProjects', 'server', '--', 'deploy/server'];
  steps.push({
    name: 'server tests, PostgreSQL',
    command,
    env: engine('postgres'),
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
