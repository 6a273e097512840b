import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';
import { unnamedTitles, whatTitles } from './test-titles.ts';

const pathsWith = (titlesOf: (source: string) => string[], paths: readonly string[]) =>
  paths
    .map((path) => [path, titlesOf(readFileSync(join(root, path), 'utf8'))] as const)
    .filter(([, titles]) => titles.length > 0);

test('titles of tests and stories begin with their subject', () => {
  const paths = trackedFiles('*.test.ts', '*.test.tsx', '*.spec.ts');
  expect(paths.length).toBeGreaterThan(800);
  expect(pathsWith(unnamedTitles, paths)).toEqual([]);
});

// The folders that have none of them any more.
test('titles of features and shared packages name what others call "what"', () => {
  const paths = ['remotes', 'shared'].flatMap((folder) =>
    trackedFiles(`${folder}/*.test.ts`, `${folder}/*.test.tsx`),
  );
  expect(paths.length).toBeGreaterThan(300);
  expect(pathsWith(whatTitles, paths)).toEqual([]);
  expect(whatTitles("test('what waits is sent', () => {});")).toEqual(['what waits is sent']);
});

test.each([
  ['a pronoun', "test('it works', () => {});", ['it works']],
  ['anything there is', 'test.only("nothing is lost", () => {});', ['nothing is lost']],
  ['a sentence that goes on', "test('so is a receipt', () => {});", ['so is a receipt']],
  ['a bare number', "test('one that is gone says so', () => {});", ['one that is gone says so']],
  ['a verb', "test(\n  'keeps what was told',\n  () => {},\n);", ['keeps what was told']],
  ['a title behind a table', "test.each([\n  ['one', 1],\n])('shows %s', () => {});", ['shows %s']],
  ['the title of a group', "describe('its parts', () => {});", ['its parts']],
  ['a title in a loop', 'for (const one of all)\n  test(`is ${one}`, () => {});', ['is ${one}']],
  ['a title after a group', "describe('a job', () => {\n});\ntest('is over', () => {});", ['is over']],
  ['a subject', "test('the outbox loses nothing', () => {});", []],
  ['a number of something', "test('one page is drawn at a time', () => {});", []],
  ['a subject that begins alike', "test('items of an order and its sum', () => {});", []],
  [
    'a title in a group that has a subject',
    "describe('a job', () => {\n  test('is over', () => {});\n});",
    [],
  ],
  ['a group whose name is known later', "describe(login, () => {\n  test('sees home', () => {});\n});", []],
])('unnamedTitles of %s', (_, source, titles) => {
  expect(unnamedTitles(source)).toEqual(titles);
});
