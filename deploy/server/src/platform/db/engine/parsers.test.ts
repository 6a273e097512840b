import { sql } from 'kysely';
import { addTenants, north } from '../../../tools/testing/server/tenants.ts';
import { databaseForTests, emptyDatabase } from '../../../tools/testing/test-database.ts';
import type { TestDatabase } from '../../../tools/testing/test-database.ts';
import { withTenant } from '../with-tenant.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await databaseForTests();
  await emptyDatabase(base.database);
  await addTenants(base.database);
}, 60_000);
afterAll(() => base.close());

/** Every engine that the tests run on reads these alike. */
test('big numbers, days, moments, lists and JSON are read the same way', async () => {
  const { rows } = await withTenant(base.database, north.id, (db) =>
    sql`select 5::bigint as big, date '2026-11-21' as day, 1.50::numeric(5,2) as exact,
      timestamptz '2026-11-21T10:00Z' as at, array['a', 'b'] as list, '{"a": [1]}'::jsonb as data`.execute(
      db,
    ),
  );
  expect(rows[0]).toEqual({
    big: 5,
    day: '2026-11-21',
    exact: '1.50',
    at: new Date('2026-11-21T10:00:00Z'),
    list: ['a', 'b'],
    data: { a: [1] },
  });
});

test('big numbers, days, moments, lists and JSON are written the same way', async () => {
  const { rows } = await withTenant(base.database, north.id, (db) =>
    sql`select ${['x', 'y']}::text[] as list, ${JSON.stringify([1, { a: 2 }])}::jsonb as data, ${7}::bigint as big,
      ${new Date('2026-01-02T03:04:05Z')}::timestamptz as at, ${'2026-02-03'}::date as day, ${null}::text as nothing`.execute(
      db,
    ),
  );
  expect(rows[0]).toEqual({
    list: ['x', 'y'],
    data: [1, { a: 2 }],
    big: 7,
    at: new Date('2026-01-02T03:04:05Z'),
    day: '2026-02-03',
    nothing: null,
  });
});
