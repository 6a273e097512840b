import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '#platform/db/database.ts';
import type { Database } from '#platform/db/database.ts';
import { fileSystemNow } from '#platform/files/file-system-now.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog } from '#platform/log/log.ts';
import { openJobs } from '#platform/jobs/open-jobs.ts';
import type { FilePort } from '#platform/ports.ts';
import { jobTable } from '../../job-table.ts';
import { noKeys } from './keys.fixture.ts';
import { startCluster } from './postgres-cluster.ts';

export type TestEngine = 'pglite' | 'postgres';

export const chosenEngine = (): TestEngine =>
  process.env['CALLBOARD_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

export type TestDatabase = { database: Database; folder: string; close(): Promise<void> };

export const quiet = createLog({ hashKey: new Uint8Array(32), level: 'silent' });

/** For tests that store no files. */
export const noFiles: FilePort = {
  put: async () => ({ name: '', size: 0 }),
  putStream: async () => ({ name: '', size: 0 }),
  receive: () => Promise.reject(new Error('This test takes no files.')),
  read: async () => null,
  readStream: async () => null,
  remove: async () => true,
  sweep: async () => ({ count: 0, bytes: 0 }),
};

/** For tests whose jobs send no text messages and mail no links. */
export const unheard = { texts: { send: async () => {} }, port: () => 0 };

const source = join(import.meta.dirname, '../..');
const templates = join(source, '../../../.cache/server-tests');

/** Every table that a start makes: those of the migrations and those of the jobs. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);

  const mail = { deliver: async () => {} };
  const around = { now: () => new Date(), mail, files: noFiles, log: quiet, keys: noKeys, ...unheard };
  await (await openJobs({ database, handlers: jobTable, around })).stop();
}

const dayMs = 24 * 60 * 60 * 1000;

/** Templates of earlier migrations, and what a killed run left aside. */
async function dropOldTemplates(): Promise<void> {
  const now = await fileSystemNow(tmpdir());
  for (const name of await readdir(templates)) {
    const old = join(templates, name);
    const { mtimeMs } = await stat(old);
    if (now - mtimeMs > dayMs) await rm(old, { recursive: true, force: true });
  }
}

/** Opening an empty PGlite takes seconds, copying a prepared one does not. Made anew when a migration changes. */
async function templateFolder(): Promise<string> {
  const migrations = join(source, 'platform/db/migrations');
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).sort())
    hash.update(file).update(await readFile(join(migrations, file)));
  hash.update(await readFile(join(source, 'platform/db/migration.ts')));
  const template = join(templates, hash.digest('hex').slice(0, 16));
  if ((await readdir(template).catch(() => [])).length > 0) return template;
  await mkdir(templates, { recursive: true });
  await dropOldTemplates();
  const aside = await mkdtemp(join(templates, 'aside-'));
  const database = await openDatabase({ folder: aside });
  await prepare(database);
  await database.close();
  // Another worker may have been faster; its template is as good.
  await rename(aside, template).catch(() => rm(aside, { recursive: true }));
  return template;
}

export async function pgliteForTests(template?: string): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
  // Four times as fast as the one that does not block; nothing else runs yet.
  cpSync(template ?? (await templateFolder()), folder, { recursive: true });
  const database = await openDatabase({ folder, freeMarkBytes: 0 });
  return {
    database,
    folder,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const urlOf = (admin: string, name: string): string => admin.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** A database that those of the tests are copied from: copying takes a tenth of migrating. */
export async function templateForTests(admin: string): Promise<string> {
  const name = 'callboard_template';
  await command(admin, `create database ${name}`);
  const database = await openDatabase({ url: urlOf(admin, name) });
  await prepare(database);
  await database.close();
  return name;
}

/** The cluster that the run has for all of its tests, if it has one. */
export const clusterOfRun = (): string | undefined => process.env['DATABASE_URL'];

/** A new database in a cluster: a copy of that one, of the run's otherwise, or else with every table made. */
export async function newDatabase(
  admin: string,
  {
    name = `test_${randomUUID().replaceAll('-', '')}`,
    template = process.env['CALLBOARD_TEST_TEMPLATE'],
  }: { name?: string; template?: string } = {},
): Promise<TestDatabase & { url: string }> {
  await command(admin, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = urlOf(admin, name);
  const database = await openDatabase({ url });
  if (!template) await prepare(database);
  const folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
  return {
    database,
    folder,
    url,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
      await command(admin, `drop database ${name} with (force)`);
    },
  };
}

/** A database of its own in the cluster of the run, or in one that lives as long as this file's tests. */
export async function postgresForTests(): Promise<TestDatabase> {
  const given = clusterOfRun();
  if (given) return newDatabase(given);
  const cluster = await startCluster();
  const made = await newDatabase(cluster.url('postgres'));
  return {
    ...made,
    async close() {
      await made.close();
      await cluster.stop();
    },
  };
}

export const databaseForTests = (engine: TestEngine = chosenEngine()): Promise<TestDatabase> =>
  engine === 'postgres' ? postgresForTests() : pgliteForTests();

/**
 * Takes every row of every test away; keeps the schema and the installation's keys. Deleting from many empty
 * tables costs a tenth of truncating them, and as a replica the session asks no foreign key and no trigger.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.asOwner(async (session) => {
    const { rows } = await session.query(
      `select quote_ident(relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and relname not in ('migration', 'installationKey')`,
    );
    const deletes = rows.map((row) => `delete from ${String(row['name'])};`).join('\n');
    await session.script(`begin; set local session_replication_role = replica; ${deletes}
      delete from pgboss.job; commit;`);
  });
}
