import { withTenant } from '#platform/db/with-tenant.ts';
import { addTenants, north } from './server/tenants.ts';
import { databaseForTests, emptyDatabase } from './test-database.ts';

test('a database for tests can be emptied and used again', async () => {
  const { database, close } = await databaseForTests();
  try {
    for (const _ of [1, 2]) {
      await addTenants(database);
      const names = await withTenant(database, north.id, (db) =>
        db.selectFrom('tenant').select('name').execute(),
      );
      expect(names).toEqual([{ name: 'North' }]);
      await emptyDatabase(database);
    }
  } finally {
    await close();
  }
}, 60_000);
