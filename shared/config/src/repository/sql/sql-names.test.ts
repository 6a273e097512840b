import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';
import { oddNames, shortAliases, tenantConditions } from './sql-names.ts';

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

test('SQL of the areas names tables by words', () => {
  expect(found(shortAliases)).toEqual([]);
});

test.each([
  ['a column', 'sql`select project.start_date from project`', ['start_date']],
  ['a name of its own', 'sql`select 1 as first_day`', ['first_day']],
  ['a function', 'sql`select fold_text(name), project."startDate" from project`', []],
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

test.each([
  ['a table', "db.selectFrom('person as p')", ['p']],
  ['a join', "rows.leftJoin('person as p2', 'p2.id', 'receipt.personId')", ['p2', 'p2']],
  ['a table to change', "db.updateTable('crewItem as i')", ['i']],
  ['tables in a row', "db.selectFrom(['crewItem as i', 'crew'])", ['i']],
  ['a column', "rows.select(['k.name as crewName'])", ['k']],
  ['a column by its name', 'sql.ref(`x.${column}`)', ['x']],
  ['a raw table', 'sql`select 1 from project p where true`', ['p']],
  ['a raw join', 'sql`left join "crewItem" as ci on true`', ['ci']],
  ['a raw change', 'sql`update signatory s set step = 1`', ['s']],
  ['a second table', 'sql`from project, "crewItem" i where true`', ['i']],
  ['a table of a variable', 'sql`from ${sql.table(table)} t where true`', ['t']],
  ['a subquery', 'sql`from (select 1) n where true`', ['n']],
  ['a subquery at the end', 'sql`from (select 1) e`', ['e']],
  ['a set', 'sql`from unnest(${ids}) w (id)`', ['w']],
  ['a raw column', 'sql`i."startDate"`', ['i']],
])('a planted alias is found: %s', (_, source, aliases) => {
  expect(shortAliases(source)).toEqual(aliases);
});

test.each([
  ['own names', "db.selectFrom('person').innerJoin('crew', 'crew.id', 'person.crewId')"],
  ['a role', "db.selectFrom('person as signer').select('signer.id')"],
  ['names of columns', "rows.select(['person.name as by', 'project.endDate as to'])"],
  ['a raw role', 'sql`select at from "crewItem" twin join person on twin."personId" = person.id`'],
  ['a condition', 'sql`(a) or (b) is null and (select 1) in (1) order by name`'],
])('a name made of words passes: %s', (_, source) => {
  expect(shortAliases(source)).toEqual([]);
});
