import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** A text compared with what somebody typed: it would find some letters in one list and not in the next. */
const comparesItself = /\bilike\b|\bstrpos\(lower|\blower\([^)]*\)+\s*like|likePattern\(/i;
/** What looks for a name in order to remove it asks for exactly that name. */
const others = ['deploy/server/src/areas/people/persons/erase/forget-name.db.ts'];

test('lists of the server search by `hasAll`', () => {
  const found = trackedFiles('deploy/server/src/areas/*.db.ts').filter(
    (path) => !others.includes(path) && comparesItself.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

const onPhone = /searchText\([^)]*\)*\.includes|\.toLowerCase\(\)\.includes/;

test('lists of the phone search by `searchIn` or `hitsIn`', () => {
  const found = trackedFiles(
    'remotes/*.ts',
    'remotes/*.tsx',
    'shared/parts/*.ts',
    'shared/parts/*.tsx',
  ).filter((path) => !path.includes('.test.') && onPhone.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ["sql`concat_ws(' ', a.name) ilike ${like}`", true],
  ['sql`strpos(lower(g.name), ${term}) > 0`', true],
  ['sql`lower(v.number) like ${pattern}`', true],
  ["found.where(text, 'like', likePattern(term))", true],
  ['found.where(hasAll(sql`fold_text(g.name)`, search))', false],
])('%s compares by itself: %s', (planted, expected) => {
  expect(comparesItself.test(planted)).toBe(expected);
});
