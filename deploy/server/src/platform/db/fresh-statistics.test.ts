import { addTenants, north } from '../../tools/testing/server/tenants.ts';
import { databaseForTests, emptyDatabase } from '../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../tools/testing/test-database.ts';
import { freshStatistics } from './fresh-statistics.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
  await emptyDatabase(base.database);
  await addTenants(base.database);
}, 60_000);
afterAll(() => base.close());

const addRows = (from: number, to: number) =>
  base.database.asOwner((session) =>
    session.script(`insert into "rateLimit" ("tenantId", bucket, failures, "lastAt", "openAt")
      select '${north.id}', 'bucket ' || n, 0, now(), now() from generate_series(${from}, ${to}) n`),
  );
const known = async () => {
  const { rows } = await base.database.asOwner((session) =>
    session.query(`select reltuples from pg_class where oid = '"rateLimit"'::regclass`),
  );
  return Number(rows[0]?.['reltuples']);
};

test('the database learns how many rows there are, and looks again only where they have become many more', async () => {
  await addRows(1, 1_000);
  expect(await freshStatistics(base.database)).toContain('"rateLimit"');
  expect(await known()).toBe(1_000);
  expect(await freshStatistics(base.database)).toEqual([]);
  await addRows(1_001, 3_000);
  expect(await freshStatistics(base.database)).toEqual(['"rateLimit"']);
  expect(await known()).toBe(3_000);
});
