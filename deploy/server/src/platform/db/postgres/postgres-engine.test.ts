import { hasPostgres, startCluster } from '../../../tools/testing/postgres-cluster.ts';
import type { Cluster } from '../../../tools/testing/postgres-cluster.ts';
import { addTenants, north } from '../../../tools/testing/server/tenants.ts';
import { checkIsolation } from '../open/check-isolation.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { DatabaseStopped } from '../engine/engine.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from './postgres-engine.ts';
import { tenantIds, withTenant } from '../with-tenant.ts';

const whereItIs = hasPostgres() ? describe : describe.skip;

whereItIs('PostgreSQL', () => {
  let cluster: Cluster;
  let database: Database;
  beforeAll(async () => {
    cluster = await startCluster();
    database = await openDatabase({ url: cluster.url('postgres'), limits: { statementMs: 500 } });
    await migrate(database);
    await addTenants(database);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await cluster.stop();
  }, 60_000);

  const names = () =>
    withTenant(database, north.id, (db) => db.selectFrom('tenant').select('name').execute());

  test('PostgreSQL keeps tenants apart as PGlite does', async () => {
    await checkIsolation(database);
    expect(await names()).toEqual([{ name: 'North' }]);
  });

  test('serves an owner of the database who is no superuser', async () => {
    await database.asOwner((session) =>
      session.script('create role plain login createrole; grant callboard_app to plain'),
    );
    await database.asOwner((session) => session.query('create database plain owner plain'));
    const plain = await openDatabase({ url: cluster.url('plain').replace('user=postgres', 'user=plain') });
    try {
      await migrate(plain);
      await checkIsolation(plain);
      await addTenants(plain);
      const seen = await withTenant(plain, north.id, (db) => db.selectFrom('tenant').select('id').execute());
      expect(seen).toEqual([{ id: north.id }]);
      expect(await tenantIds(plain)).toHaveLength(2);
    } finally {
      await plain.close();
    }
  });

  test('PostgreSQL writes nothing while the disk of the files is nearly full', async () => {
    const full = await openDatabase({
      url: cluster.url('postgres'),
      folder: '/data',
      freeMarkBytes: 1_000,
      measureSpace: async () => 999,
    });
    try {
      const write = () => withTenant(full, north.id, (db) => db.deleteFrom('tenantHost').execute());
      await expect(write()).rejects.toMatchObject({ code: 'storage_full' });
    } finally {
      await full.close();
    }
  });

  test('a statement that takes too long is cut, and the session can be used again', async () => {
    const long = database.asOwner((session) => session.query('select pg_sleep(5)'));
    await expect(long).rejects.toMatchObject({ code: '57014' });
    expect(await names()).toHaveLength(1);
  });

  test('a call waits while all sessions are in use, longer than a slow answer takes', async () => {
    const engine = openPostgres(cluster.url('postgres'), { statementMs: 10_000, sessions: 1 });
    const first = await engine.acquire();
    const second = engine.acquire();
    await first.query('select pg_sleep(3.5)');
    engine.release(first);
    const session = await second;
    expect((await session.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    engine.release(session);
    await engine.close();
  }, 30_000);

  test('a restart is an error for those at work and for nobody after it', async () => {
    const working = withTenant(database, north.id, async () => {
      await cluster.restart();
      return names();
    });
    // The one at work has lost its transaction; it is told so at its commit.
    await expect(working).rejects.toThrow(DatabaseStopped);
    expect(await names()).toEqual([{ name: 'North' }]);
  }, 30_000);
});
