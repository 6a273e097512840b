import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#platform/db/database.ts';
import type { Database } from '#platform/db/database.ts';
import { lockFolder } from '#platform/db/folder-lock.ts';
import { migrate } from '#platform/db/migrate.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { newMasterKey } from '#platform/keys/master-key.ts';
import { hasPostgres, startCluster } from '../testing/postgres-cluster.ts';
import type { Cluster } from '../testing/postgres-cluster.ts';
import { plantPerson } from '../testing/database/plant.db.ts';
import { pgliteForTests } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { addTenants, north, south } from '../testing/server/tenants.ts';
import type { Contents } from './archive.ts';
import type { ArchiveKeys } from './archive-keys.ts';
import { backup } from './backup.ts';
import type { Place } from './backup.ts';
import { check } from './check.ts';
import { lastBackup } from './last-backup.ts';
import { restore } from './restore.ts';

jest.setTimeout(240_000);

const keys: ArchiveKeys = [randomBytes(32)];
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

const filesOf = ({ data }: Place) => diskStore(join(data, 'files'));

const addFile = async (place: Place) => (await filesOf(place).put(Buffer.from('a paper'))).name;

/** A person in each of two tenants. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  await addTenants(database);
  await withTenant(database, north.id, (db) => plantPerson(db, { lastName: 'Llewellyn' }));
  await withTenant(database, south.id, (db) => plantPerson(db, { lastName: 'Dupont' }));
}

const peopleIn = (place: Place) =>
  using(place, async (database) => {
    const names = (tenant: string) =>
      withTenant(database, tenant, (db) => db.selectFrom('person').select('lastName').execute());
    return [...(await names(north.id)), ...(await names(south.id))].map(({ lastName }) => lastName);
  });

type Archived = { archive: string; contents: Contents };

const archived = async (from: Place, archive: string): Promise<Archived> => ({
  archive,
  contents: await backup(from, archive, keys),
});

/** Two people and a file that were kept, checked, and put back elsewhere. */
async function thereAndBack({ archive, contents }: Archived, from: Place, to: Place, name: string) {
  expect(contents.rows['public.person']).toBe(2);
  expect(await check(from, archive, keys)).toEqual(contents);
  expect(await lastBackup(from.data)).toEqual({
    madeAt: contents.madeAt,
    archive,
    bytes: (await stat(archive)).size,
    checkedAt: expect.any(String),
  });
  await restore(to, archive, keys);
  expect(await lastBackup(to.data)).toMatchObject({
    madeAt: contents.madeAt,
    archive,
    checkedAt: expect.any(String),
  });
  expect(await peopleIn(to)).toEqual(['Llewellyn', 'Dupont']);
  const bytes = await filesOf(to).read(name);
  expect(Buffer.from(bytes ?? []).toString()).toBe('a paper');
}

const embedded = (name: string): Place => ({ data: join(folder, name), databaseUrl: null });

/** Filled and kept once; making and checking archives changes nothing in it. */
let filled: { place: Place; file: string; kept: Archived };
let made: TestDatabase;
beforeAll(async () => {
  made = await pgliteForTests();
  await fill(made.database);
  await made.database.close();
  const place: Place = { data: made.folder, databaseUrl: null };
  const file = await addFile(place);
  // The archive is closed to others by itself, not by the account's habits.
  const umask = process.umask(0);
  const kept = await archived(place, join(made.folder, 'kept.callboard')).finally(() => process.umask(umask));
  filled = { place, file, kept };
}, 240_000);
afterAll(() => made.close());

test('the embedded database and its files come back as they were, and overwrite nothing', async () => {
  const { archive } = filled.kept;
  await thereAndBack(filled.kept, filled.place, embedded('new'), filled.file);
  await expect(restore(embedded('new'), archive, keys)).rejects.toThrow('holds a database already');
  await expect(backup(filled.place, archive, keys)).rejects.toThrow('is there already');
  await expect(backup(embedded('nothing'), `${archive}.2`, keys)).rejects.toThrow('holds no database');
  await filesOf(embedded('files')).put(Buffer.from('another paper'));
  await expect(restore(embedded('files'), archive, keys)).rejects.toThrow('holds files already');
});

test('an archive is for its owner only and cannot be read without its key', async () => {
  const { archive } = filled.kept;
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect((await readFile(archive)).includes('Llewellyn')).toBe(false);
  const other = embedded('new');
  await expect(restore(other, archive, [randomBytes(32)])).rejects.toThrow('another key');
  const bytes = await readFile(archive);
  const broken = join(folder, 'broken.callboard');
  await writeFile(broken, bytes.subarray(0, bytes.length - 5_000));
  await expect(restore(other, broken, keys)).rejects.toThrow('cut off or was changed');
  bytes[bytes.length - 1_000] = (bytes.at(-1_000) ?? 0) ^ 1;
  await writeFile(broken, bytes);
  await expect(restore(other, broken, keys)).rejects.toThrow('cut off or was changed');
  await expect(stat(other.data)).rejects.toThrow('ENOENT');
});

test('while the server holds the folder nothing is kept, and nothing half is left', async () => {
  const lock = lockFolder(join(folder, 'held'));
  await mkdir(join(folder, 'held', 'database'));
  await expect(backup(embedded('held'), join(folder, 'a.callboard'), keys)).rejects.toThrow(
    'in use by process',
  );
  lock.release();
  expect(await readdir(folder)).toEqual(['held']);
  expect(await lastBackup(join(folder, 'held'))).toBeNull();
});

test('an archive that was interrupted does not have its name, and the next one is made', async () => {
  const { place } = filled;
  await filesOf(place).put(randomBytes(30_000_000));
  const archive = join(folder, 'kept.callboard');
  const env = {
    ...process.env,
    CALLBOARD_DATA: place.data,
    CALLBOARD_BACKUP_KEY: newMasterKey(),
    DATABASE_URL: '',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'backup', archive], { env });
  const exit = once(child, 'exit');
  const unfinished = join(folder, '.kept.callboard.unfinished');
  for (let size = 0; size === 0; await new Promise((resolve) => setTimeout(resolve, 2)))
    size = (await stat(unfinished).catch(() => ({ size: 0 }))).size;
  expect((await stat(unfinished)).mode & 0o777).toBe(0o600);
  child.kill('SIGKILL');
  await exit;
  expect(await readdir(folder)).not.toContain('kept.callboard');
  await backup(place, archive, keys);
  expect((await readdir(folder)).sort()).toEqual(['kept.callboard']);
});

(hasPostgres() ? describe : describe.skip)('on PostgreSQL', () => {
  let cluster: Cluster;
  const asAdmin = async (...statements: string[]) => {
    const client = new Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  beforeAll(async () => {
    cluster = await startCluster();
    await asAdmin(
      // Neither superuser nor above the policies of its own tables.
      'create role owner login createdb nosuperuser nobypassrls',
      'create role heir login nosuperuser nobypassrls',
      'create role callboard_app nologin nosuperuser nobypassrls',
      'grant callboard_app to owner, heir',
      'create database old owner owner',
      'create database young owner heir',
    );
    await using({ data: made.folder, databaseUrl: cluster.url('old', 'owner') }, fill);
    await asAdmin('create database hidden template old owner owner');
  }, 240_000);
  afterAll(() => cluster.stop());
  const place = (name: string, user = 'owner'): Place => ({
    data: join(folder, name),
    databaseUrl: cluster.url(name, user),
  });

  test('an ordinary owner keeps all tenants while the server runs, and another puts them into an empty database', async () => {
    const old = place('old');
    const file = await addFile(old);
    const archive = join(folder, 'kept.callboard');
    await thereAndBack(await archived(old, archive), old, place('young', 'heir'), file);
    await expect(restore(place('young', 'heir'), archive, keys)).rejects.toThrow('holds files already');
    await rm(join(folder, 'young'), { recursive: true });
    await expect(restore(place('young', 'heir'), archive, keys)).rejects.toThrow('not empty');
    await expect(restore(embedded('other'), archive, keys)).rejects.toThrow('archive is of PostgreSQL');

    // What was restored is kept again by its new owner, who may make no database for a check.
    const again = join(folder, 'again.callboard');
    const contents = await backup(place('young', 'heir'), again, keys);
    expect(contents.rows['public.person']).toBe(2);
    await expect(check(place('young', 'heir'), again, keys)).rejects.toThrow('may not create a database');
    expect((await lastBackup(join(folder, 'young')))?.checkedAt).toBeNull();
  });

  test('rows that the role does not see are never left out silently', async () => {
    await addFile(place('hidden'));
    const client = new Client({ connectionString: cluster.url('hidden') });
    await client.connect();
    await client.query(
      `create policy narrow on person as restrictive for select to owner using ("lastName" = 'Dupont')`,
    );
    await client.end();
    await expect(backup(place('hidden'), join(folder, 'a.callboard'), keys)).rejects.toThrow(
      'does not see all rows of: public.person',
    );
    expect(await readdir(folder)).toEqual(['hidden']);
  });
});
