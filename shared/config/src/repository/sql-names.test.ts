import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from './root.ts';
import { oddNames, tenantConditions } from './sql-names.ts';

const found = (look: (source: string) => string[]) =>
  trackedFiles('deploy/server/src/areas/*.db.ts').flatMap((path) =>
    look(readFileSync(join(root, path), 'utf8')).map((what) => `${path}: ${what}`),
  );

test('SQL of the areas names things as the contract does', () => {
  expect(trackedFiles('deploy/server/src/areas/*.db.ts').length).toBeGreaterThan(200);
  expect(found(oddNames)).toEqual([]);
});

test('SQL of the areas leaves the tenant to the database', () => {
  expect(found(tenantConditions)).toEqual([]);
});

test.each([
  ['a column', 'sql`select i.start_date from project`', ['start_date']],
  ['a name of its own', 'sql`select 1 as first_day`', ['first_day']],
  ['a function', 'sql`select fold_text(name), i."startDate" from project i`', []],
  ['a text', "throw new AppError('wrong_state')", []],
])('a planted name is found: %s', (_, source, names) => {
  expect(oddNames(source)).toEqual(names);
});

test.each([
  'sql`join crew k on k."tenantId" = i."tenantId" and k.id = i."crewId"`',
  "join.onRef('k.tenantId', '=', 'i.tenantId').onRef('k.id', '=', 'i.crewId')",
])('a planted condition is found: %s', (source) => {
  expect(tenantConditions(source)).toHaveLength(1);
});
