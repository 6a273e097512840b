import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { migrate } from '../db/migrate.ts';
import { withTenant } from '../db/with-tenant.ts';
import { diskStore } from '../files/file-store.ts';
import { hasPostgres, startCluster } from '../testing/postgres-cluster.ts';
import type { Cluster } from '../testing/postgres-cluster.ts';
import { plantPerson } from '../testing/plant.ts';
import { addTenants, north } from '../testing/tenants.ts';
import { backup } from './backup.ts';
import type { Place } from './backup.ts';
import { restore } from './restore.ts';

jest.setTimeout(120_000);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-backup-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const opened = ({ data, databaseUrl }: Place) =>
  openDatabase({ folder: data, freeMarkBytes: 0, ...(databaseUrl ? { url: databaseUrl } : {}) });

async function using<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await opened(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Somebody and a file, kept and put back elsewhere. */
async function thereAndBack(from: Place, to: Place) {
  const name = await using(from, async (database) => {
    await migrate(database);
    await addTenants(database);
    await withTenant(database, north.id, (db) => plantPerson(db, { last_name: 'Llewellyn' }));
    return (await diskStore(join(from.data, 'files')).put(Buffer.from('a paper'))).name;
  });
  const archive = join(folder, 'kept.tar.gz');
  await backup(from, archive);
  await restore(to, archive);
  const people = await using(to, (database) =>
    withTenant(database, north.id, (db) => db.selectFrom('person').select('last_name').execute()),
  );
  expect(people).toEqual([{ last_name: 'Llewellyn' }]);
  const bytes = await diskStore(join(to.data, 'files')).read(name);
  expect(Buffer.from(bytes ?? []).toString()).toBe('a paper');
  return archive;
}

const embedded = (name: string): Place => ({ data: join(folder, name), databaseUrl: null });

test('the embedded database and its files come back as they were, and overwrite nothing', async () => {
  const archive = await thereAndBack(embedded('old'), embedded('new'));
  await expect(restore(embedded('new'), archive)).rejects.toThrow('holds a database already');
  await expect(backup(embedded('old'), archive)).rejects.toThrow('is there already');
  await expect(backup(embedded('nothing'), `${archive}.2`)).rejects.toThrow('holds no database');
});

test('while the server holds the folder nothing is kept, and nothing half is left', async () => {
  const lock = await lockFolder(join(folder, 'held'));
  await writeFile(join(folder, 'held', 'database'), '');
  await expect(backup(embedded('held'), join(folder, 'a.tar.gz'))).rejects.toThrow('in use by process');
  lock.release();
  expect((await readdir(folder)).filter((one) => one.includes('tar'))).toEqual([]);
});

test('a torn archive is refused and leaves the folder free', async () => {
  const torn = join(folder, 'torn.tar.gz');
  await writeFile(torn, (await readFile(import.meta.filename)).subarray(0, 100));
  await expect(restore(embedded('new'), torn)).rejects.toThrow('tar failed');
  expect((await readdir(join(folder, 'new'))).filter((one) => !one.startsWith('lock'))).toEqual([]);
});

(hasPostgres() ? describe : describe.skip)('on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster.stop());

  test('the database is dumped while it runs, comes back into an empty one, and into no other', async () => {
    const place = (name: string): Place => ({ data: join(folder, name), databaseUrl: cluster.url(name) });
    await using({ data: folder, databaseUrl: cluster.url('postgres') }, async (database) => {
      await database.asOwner((session) => session.query('create database old'));
      await database.asOwner((session) => session.query('create database young'));
    });
    const archive = await thereAndBack(place('old'), place('young'));
    await expect(restore(place('young'), archive)).rejects.toThrow('not empty');
    await expect(restore(embedded('other'), archive)).rejects.toThrow('archive is of PostgreSQL');
  });
});
