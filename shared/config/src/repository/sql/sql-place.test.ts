import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';
import { sqlOutOfPlace } from './sql-place.ts';

const area = 'deploy/server/src/areas/work/crew-checks';

test('SQL of the server stands in *.db.ts', () => {
  const paths = trackedFiles('deploy/server/src/*.ts');
  expect(paths.length).toBeGreaterThan(500);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(paths.filter((path) => sqlOutOfPlace(path, read(path)))).toEqual([]);
});

test.each([
  ['a query in a use case', `${area}/wall.ts`, "db.selectFrom('crewItem')", true],
  ['a condition in a use case', `${area}/wall.ts`, 'sql<boolean>`true`', true],
  ['a query where it belongs', `${area}/wall.db.ts`, "db.selectFrom('crewItem')", false],
  ['a query in a test', `${area}/wall.test.ts`, "db.selectFrom('crewItem')", false],
  ['the name of a file of SQL', `${area}/wall.ts`, "import { rows } from './rows.db.ts'", false],
])('%s', (_, path, source, out) => {
  expect(sqlOutOfPlace(path, source)).toBe(out);
});
