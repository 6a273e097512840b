import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';
import { unnamedTitles } from './test-titles.ts';

test('titles of tests and stories begin with their subject', () => {
  const paths = trackedFiles('*.test.ts', '*.test.tsx', '*.spec.ts');
  expect(paths.length).toBeGreaterThan(800);
  const unnamed = paths.map((path) => [path, unnamedTitles(readFileSync(join(root, path), 'utf8'))] as const);
  expect(unnamed.filter(([, titles]) => titles.length > 0)).toEqual([]);
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
