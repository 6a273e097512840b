import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from './root.ts';

const home = 'deploy/server/src/platform/db/full-name.ts';
const exempt = /\/migrations\/|\.(test|spec)\.tsx?$|^deploy\/server\/src\/tools\/|^e2e\//;

/** A first and a last name with nothing but a blank between them, in SQL or in a text. */
const putTogether =
  /first_name\s*(?:`\)\}?)?\s*\|\|\s*' '\s*\|\||concat_ws\(' ', (?:\w+\.)?first_name, (?:\w+\.)?last_name\)|first_name\} \$\{/;

test('how the name of a person is put together stands in one place', () => {
  const found = trackedFiles('deploy/server/*.ts').filter(
    (path) => path !== home && !exempt.test(path) && putTogether.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  "sql`p.first_name || ' ' || p.last_name`",
  "sql`concat_ws(' ', p.first_name, p.last_name)`",
  '`${person.first_name} ${person.last_name}`',
])('%s is found', (planted) => {
  expect(planted).toMatch(putTogether);
});
