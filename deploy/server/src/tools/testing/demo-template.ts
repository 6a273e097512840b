import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/db/database.ts';
import { freshStatistics } from '../../platform/db/fresh-statistics.ts';
import { diskStore } from '../../platform/files/file-store.ts';
import { fileSystemNow } from '../../platform/files/file-system-now.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { pgliteForTests } from './test-database.ts';

/** The day of the demo for tests that need one of their own choice: a Saturday. One day is filled once. */
export const demoDay = new Date('2026-11-21T09:00:00Z');

/** The demo on that day, or on the day of the tests. */
export type DemoDay = Date | 'today';
const nowOf = (day: DemoDay): Date => (day === 'today' ? new Date() : day);

/** Plans rest on statistics, as in a server that was started. */
export async function fillWithDemo(database: Database, folder: string, day: DemoDay): Promise<void> {
  await seedDemo(database, { files: diskStore(folder), now: nowOf(day) });
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

async function make(folder: string, day: DemoDay): Promise<void> {
  await dropStale();
  const made = await pgliteForTests();
  await fillWithDemo(made.database, made.folder, day);
  await made.database.close();
  await rename(made.folder, folder);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A folder with the demo in it, filled by the first who asks in this run of the tests; the others copy it. */
export async function demoTemplate(day: DemoDay): Promise<string> {
  // Workers of one run have one parent; a run without workers is its own.
  const run = process.send ? process.ppid : process.pid;
  const folder = join(tmpdir(), `${prefix}${run}-${day === 'today' ? day : day.getTime()}`);
  const making = `${folder}-making`;
  while (!(await exists(folder))) {
    const mine = await mkdir(making).then(
      () => true,
      () => false,
    );
    if (mine) await make(folder, day).finally(() => rm(making, { recursive: true }));
    else await wait(200);
  }
  return folder;
}
