/** `npm test`: everything that has to hold before a commit lands. The last line reads "N passed, N failed". */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from '../support/phone/browser.ts';
import { firefoxPath, installFirefox } from '../engines/firefox.ts';
import { installWebKit } from '../engines/webkit.ts';
import { countJest } from './step/counts.ts';
import { machineFactor } from './machine-factor.ts';
import { hoursStep } from './hours-step.ts';
import { installReaders } from './readers.ts';
import { postgresOnThisMachine } from '../support/run/postgres.ts';
import { putTemporaryInMemory } from './temporary-in-memory.ts';
import { root, type Step } from './step/step.ts';
import type { Telling } from './tell-stories.ts';
import { testRun } from './test-run.ts';

/**
 * Where the engine can make a difference: locks, constraints, concurrency, jobs, listening. All server tests are run on
 * PostgreSQL where this machine has it, which is quicker; these on the embedded database as well.
 */
const engineMatters = [
  'platform/db/',
  'platform/jobs/',
  'platform/keys/open-keys',
  'areas/account/live/',
  'areas/account/session/',
  'areas/work/crew-items/.*move-item.test',
  'areas/documents/documents/sign/signing.test',
  'tools/keys/rotate-keys',
  'data-folder.test',
].map((area) => `deploy/server/src/${area}`);
const first: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'walls',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'shell',
      'remotes',
      'shared',
      'deploy',
      'e2e',
    ],
  },
  { name: 'nothing unused', command: ['knip', '--no-progress'] },
];
const build: Step = {
  name: 'production build',
  command: ['node', 'deploy/release/src/main.ts', 'all', '--changed'],
};
const withPostgres = ['node', 'deploy/server/src/tools/testing/with-postgres.ts'];
const notes = { folder: '.cache/server-tests/exercised', of: 'deploy/server/' };
const onPostgres: Step = {
  name: 'unit and server tests, PostgreSQL',
  notes,
  command: [...withPostgres, 'jest'],
  report: 'jest',
  count: countJest,
};
const embedded: Step = {
  name: 'unit and server tests, embedded database',
  notes,
  command: ['jest'],
  report: 'jest',
  count: countJest,
};
const someEmbedded: Step = {
  name: 'server tests, embedded database',
  command: ['jest', '--selectProjects', 'server', '--', ...engineMatters],
  report: 'jest-embedded',
  count: countJest,
};
const stories: Telling = {
  name: 'browser stories',
  config: 'e2e/playwright.config.ts',
  report: 'playwright',
};
const inFirefox: Telling = {
  name: 'stories in Firefox',
  config: 'e2e/engines/playwright.config.ts',
  engine: 'Firefox',
  report: 'playwright-firefox',
};
const postgres = postgresOnThisMachine() !== null;
if (!postgres) console.log('No PostgreSQL server on this machine: the embedded database takes its place.');

putTemporaryInMemory();
installReaders();
process.env.CALLBOARD_CHROMIUM = browserPath();
installFirefox();
if (firefoxPath() === '') console.log('No Firefox of this year on this machine: its stories are left out.');
if (!(await installWebKit())) console.log('No WebKit that starts on this machine: its stories are left out.');
rmSync(join(root, '.cache/reports'), { recursive: true, force: true });
await testRun({
  machine: machineFactor,
  first,
  rest: [
    [postgres ? onPostgres : embedded],
    [
      {
        name: 'every endpoint shown at work',
        command: ['node', 'deploy/server/src/tools/testing/check-exercised.ts'],
      },
    ],
    [hoursStep()],
    postgres ? [someEmbedded, build] : [build],
  ],
  stories: [stories, ...(firefoxPath() === '' ? [] : [inFirefox])],
  storiesAfter: build.name,
});
