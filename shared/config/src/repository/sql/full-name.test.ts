import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';

const home = 'deploy/server/src/platform/db/expression/full-name.ts';
const exempt = /\/migrations\/|\.(test|spec)\.tsx?$|^deploy\/server\/src\/tools\/|^e2e\//;

/** A first and a last name beside each other, in SQL or in a text. */
const putTogether =
  /firstName"?\s*(?:`\)\}?)?\s*\|\|\s*' '\s*\|\||concat_ws\([^)]*"firstName",\s*(?:\w+\.)?"lastName"|firstName\} \$\{/;
/** Nobody has no name, and that is null: no second word for it. */
const secondNobody = /coalesce\(\$\{fullName\([^)]*\)\}, ''\)/;

/** The persons of a left join, whose name is typed as if somebody were always there. */
const neverNobody = (source: string): string[] =>
  [...source.matchAll(/leftJoin\(\s*'person as (\w+)'/g)].flatMap(([, alias = '']) =>
    source.includes(`fullName('${alias}').as(`) ? [alias] : [],
  );

const sources = trackedFiles('deploy/server/*.ts')
  .filter((path) => path !== home && !exempt.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
const where = (test: (source: string) => boolean) =>
  sources.filter(({ source }) => test(source)).map(({ path }) => path);

test('how the name of a person is put together stands in one place', () => {
  expect(where((source) => putTogether.test(source))).toEqual([]);
});

test('who is not there has no name, in one way', () => {
  expect(where((source) => secondNobody.test(source))).toEqual([]);
  expect(where((source) => neverNobody(source).length > 0)).toEqual([]);
});

test('a left join without a type for nobody is found', () => {
  const join = ".leftJoin('person as b', (join) => join)";
  expect(neverNobody(`${join}.select(fullName('b').as('by'))`)).toEqual(['b']);
  expect(neverNobody(`${join}.select(fullName<string | null>('b').as('by'))`)).toEqual([]);
});

test.each([
  'sql`p."firstName" || \' \' || p."lastName"`',
  'sql`concat_ws(\' \', p."firstName", p."lastName")`',
  '`${row.firstName} ${row.lastName}`',
  'sql`concat_ws(\' \', g.name, n."firstName", n."lastName")`',
])('%s is found', (planted) => {
  expect(planted).toMatch(putTogether);
});
