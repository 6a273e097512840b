import { cpSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import { freshStatistics } from '#platform/db/fresh-statistics.ts';
import { diskStore } from '#platform/files/file-store.ts';
import { fileSystemNow } from '#platform/files/file-system-now.ts';
import { seedDemo } from '../demo/seed/seed-demo.ts';
import { keysForTests } from './keys.fixture.ts';
import { clusterOfRun, newDatabase, pgliteForTests, postgresForTests } from './test-database.ts';
import type { TestDatabase, TestEngine } from './test-database.ts';

/** The day of the demo for tests that need one of their own choice: a Saturday. One day is filled once. */
export const demoDay = new Date('2026-11-21T09:00:00Z');

/** The demo on that day, or on the day of the tests. */
export type DemoDay = Date | 'today';
const nowOf = (day: DemoDay): Date => (day === 'today' ? new Date() : day);

/** Plans rest on statistics, as in a server that was started. */
async function fillWithDemo(database: Database, folder: string, day: DemoDay): Promise<void> {
  const keys = await keysForTests(database);
  await seedDemo(database, { files: diskStore(folder), keys, now: nowOf(day) });
  await freshStatistics(database);
}

const prefix = 'callboard-demo-';
const staleMs = 60 * 60_000;

async function dropStale(): Promise<void> {
  const now = await fileSystemNow(tmpdir());
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > staleMs) await rm(path, { recursive: true, force: true });
  }
}

type Place = { readonly folder: string; readonly name: string };

/** The demo in an embedded database: all of it is in a folder. */
async function makeFolder({ folder }: Place, day: DemoDay): Promise<void> {
  const made = await pgliteForTests();
  await fillWithDemo(made.database, made.folder, day);
  await made.database.close();
  await rename(made.folder, folder);
}

/** The demo in a database of the cluster, whose files are in a folder. */
async function makeInCluster({ folder, name }: Place, day: DemoDay, admin: string): Promise<void> {
  const made = await newDatabase(admin, { name });
  await fillWithDemo(made.database, made.folder, day);
  await made.database.close();
  await rename(made.folder, folder);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Filled by the first who asks in this run of the tests; the others wait and copy it. */
async function madeOnce(
  engine: TestEngine,
  day: DemoDay,
  make: (place: Place, day: DemoDay) => Promise<void>,
): Promise<Place> {
  // Workers of one run have one parent; a run without workers is its own.
  const run = process.send ? process.ppid : process.pid;
  const name = `${engine}_${run}_${day === 'today' ? day : day.getTime()}`;
  const place = { folder: join(tmpdir(), `${prefix}${name}`), name: `demo_${name}` };
  const making = `${place.folder}-making`;
  while (!(await exists(place.folder))) {
    const mine = await mkdir(making).then(
      () => true,
      () => false,
    );
    if (mine)
      await dropStale()
        .then(() => make(place, day))
        .finally(() => rm(making, { recursive: true }));
    else await wait(200);
  }
  return place;
}

/** A database with the demo in it. */
export async function demoForTests(engine: TestEngine, day: DemoDay): Promise<TestDatabase> {
  if (engine === 'pglite') return pgliteForTests((await madeOnce(engine, day, makeFolder)).folder);
  const cluster = clusterOfRun();
  if (!cluster) {
    const own = await postgresForTests();
    await fillWithDemo(own.database, own.folder, day);
    return own;
  }
  const { folder, name } = await madeOnce(engine, day, (place) => makeInCluster(place, day, cluster));
  const copy = await newDatabase(cluster, { template: name });
  cpSync(folder, copy.folder, { recursive: true });
  return copy;
}
