import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import jestConfig from '../../../../jest.config.ts';

const root = join(import.meta.dirname, '../../../..');
const jestFile = join(root, 'node_modules/jest/bin/jest.js');
const { testRunner, transform } = jestConfig.projects.find((project) => 'testRunner' in project) ?? {};
const { testEnvironment, transform: forPages } =
  jestConfig.projects.find(({ displayName }) => displayName === 'browser') ?? {};

let folder: string;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/runner-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Assertion = { title: string; status: string; failureMessages: string[] };
type Report = {
  success: boolean;
  numRuntimeErrorTestSuites: number;
  testResults: { message: string; assertionResults: Assertion[] }[];
};

/** What Jest reports of a file with this text. */
function reportOf(text: string, ...options: string[]): Report {
  return reportWith({ testRunner, transform }, '1', text, ...options);
}
/** The same with a project's settings, on a machine that is so many times slower. */
function reportWith(project: object, factor: string, text: string, ...options: string[]): Report {
  writeFileSync(join(folder, 'planted.test.mjs'), text);
  const config = { rootDir: root, roots: [folder], ...project, testMatch: ['**/*.test.mjs'] };
  const args = ['-i', '--json', '--config', JSON.stringify(config), ...options];
  const { stdout } = spawnSync(process.execPath, [jestFile, ...args], {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, CALLBOARD_PATIENCE: factor },
  });
  return JSON.parse(stdout) as Report;
}
const shownBy = (report: Report) =>
  report.testResults[0]?.assertionResults.map(({ title, status }) => `${status} ${title}`);

test('tests that pass, fail, are left out and take too long are told as Jest tells them', () => {
  const report = reportOf(`
    test('adds', () => expect(1 + 1).toBe(2));
    test('errs', () => expect(1 + 1).toBe(3));
    test.skip('waits', () => {});
    test('never ends', () => new Promise(() => {}), 50);
    describe('of several', () => {
      test.each([['one', 1], ['two', 3]])('%s', (_, value) => expect(value).toBe(1));
    });
    test('promises an assertion', () => expect.assertions(1));
  `);
  expect(report.success).toBe(false);
  expect(shownBy(report)).toEqual([
    'passed adds',
    'failed errs',
    'pending waits',
    'failed never ends',
    'passed one',
    'failed two',
    'failed promises an assertion',
  ]);
  const message = report.testResults[0]?.message;
  expect(message).toContain('Expected: 3');
  expect(message).toContain('Exceeded timeout of 50 ms');
});

test('a hook that fails and a file that does not load are failures', () => {
  const hook = reportOf(`
    beforeAll(() => { throw new Error('no database'); });
    test('adds', () => {});
  `);
  expect(shownBy(hook)).toEqual(['failed adds']);
  expect(hook.testResults[0]?.message).toContain('no database');
  const file = reportOf(`throw new Error('not today');`);
  expect(file).toMatchObject({ success: false, numRuntimeErrorTestSuites: 1 });
});

test('an error that nobody catches fails the file', () => {
  const report = reportOf(`
    test('goes on', async () => {
      void Promise.reject(new Error('nobody caught me'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  `);
  expect(report.success).toBe(false);
  expect(report.testResults[0]?.message).toContain('nobody caught me');
});

test('only the tests that are asked for run', () => {
  const text = `test('one', () => {}); test('other', () => {});`;
  expect(shownBy(reportOf(text, '-t', 'other'))).toEqual(['pending one', 'passed other']);
});

test.each([
  ['pages', { testEnvironment, transform: forPages }],
  ['the server', { testRunner, transform }],
])(
  'limits of tests and hooks of %s follow the machine',
  (_, project) => {
    const never = 'new Promise(() => {})';
    const text = `
    jest.setTimeout(40);
    test('by the file', () => ${never});
    test('by its own', () => ${never}, 60);
    describe('by a hook', () => {
      beforeAll(() => ${never}, 80);
      test('waits', () => {});
    });
  `;
    const limitOf = ({ failureMessages }: Assertion) =>
      /timeout of (\d+) ms/.exec(failureMessages.join())?.[1];
    const [shown] = reportWith(project, '2.5', text).testResults;
    expect(shown?.assertionResults.map(limitOf)).toEqual(['100', '150', '200']);
  },
  30_000,
);
