import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { contentOfTests } from './content-of-tests.ts';

const page = 'remotes/one/src/page.test.tsx';
const reader = 'remotes/one/src/reader.test.ts';
const server = 'deploy/server/src/rule.test.ts';
const tests = [page, reader, server] as const;
const files = {
  'jest.config.ts': 'export default {};',
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'shared/parts/package.json': `{ "name": "@callboard/parts", "exports": { ".": "./src/index.ts", "./face": "./src/face.ts" } }`,
  'shared/parts/src/index.ts': `export { Sheet } from './sheet.tsx';`,
  'shared/parts/src/sheet.tsx': 'export const Sheet = () => null;',
  'shared/parts/src/face.ts': 'export {};',
  'shared/testing/src/set-up.ts': 'export {};',
  'deploy/server/package.json': `{ "name": "@callboard/server", "imports": { "#platform/*": "./src/platform/*" } }`,
  'deploy/server/src/platform/lock.ts': 'export {};',
  'remotes/one/src/page.tsx':
    'const load = () => import(/* webpackChunkName: "late" */ "./late.ts");\nconst words = (language: string) => import(`./words/${language}.json`);',
  'remotes/one/src/late.ts': `import '@callboard/parts';\nimport 'react';`,
  'remotes/one/src/words/de.json': '{}',
  'remotes/one/src/other.ts': 'export {};',
  [page]: `import { Page } from './page.tsx';`,
  [reader]: `import { readFileSync } from 'node:fs';`,
  [server]: `import { rule } from '../../../shared/parts/src/face.ts';\nimport '#platform/lock.ts';`,
  'README.md': 'One',
};

type Fixtures = {
  /** Which of the tests have other contents after a change of a file, or of a setting. */
  changedBy: (change: { file: string } | { setting: string }) => (typeof tests)[number][];
};
const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what a fixture needs here
  changedBy: async ({}, give) => {
    const root = mkdtempSync(join(tmpdir(), 'callboard-content-'));
    for (const [file, text] of Object.entries(files)) write(file, text);
    execFileSync('git', ['init', '-q'], { cwd: root });
    await give((change) => {
      const before = contents();
      if ('file' in change) write(change.file, 'export const changed = 1;');
      else process.env[change.setting] = 'changed';
      const after = contents();
      if ('setting' in change) delete process.env[change.setting];
      return tests.filter((_, at) => before[at] !== after[at]);
    });
    rmSync(root, { recursive: true, force: true });

    function write(file: string, text: string): void {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    function contents(): string[] {
      return tests.map(contentOfTests(root));
    }
  },
});

test.describe.configure({ mode: 'parallel' });

for (const [file, changed] of [
  ['remotes/one/src/page.tsx', [page, reader]],
  ['remotes/one/src/late.ts', [page, reader]],
  ['remotes/one/src/words/de.json', [page, reader]],
  ['remotes/one/src/words/nl.json', [page, reader]],
  ['shared/parts/src/sheet.tsx', [page, reader, server]],
  ['shared/parts/src/face.ts', [reader, server]],
  ['deploy/server/src/platform/lock.ts', [reader, server]],
  ['remotes/one/src/other.ts', [reader]],
  ['README.md', [reader]],
  ['deploy/server/src/demo.sql', [reader, server]],
  ['pnpm-lock.yaml', [page, reader, server]],
  ['shared/testing/src/set-up.ts', [page, reader, server]],
] as const)
  test(`a change of ${file} changes ${changed.length} of ${tests.length} tests`, ({ changedBy }) => {
    expect(changedBy({ file })).toEqual(changed);
  });

test('a setting changes all tests, what says how quick the machine is none', ({ changedBy }) => {
  expect(changedBy({ setting: 'CALLBOARD_NOW' })).toEqual(tests);
  expect(changedBy({ setting: 'CALLBOARD_PATIENCE' })).toEqual([]);
});

test('tests do not change by themselves, nor by a file that git ignores', ({ changedBy }) => {
  expect(changedBy({ file: '.gitignore' })).toEqual([reader]);
  expect(changedBy({ file: '.git/description' })).toEqual([]);
});
