import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { emptyDatabase, pgliteForTests } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

let kept: Promise<TestDatabase> | undefined;
const letGo = (thread: Worker) => thread.unref();

async function open(): Promise<TestDatabase> {
  // The thread of a database that nobody closes must not keep the process from ending.
  process.on('worker', letGo);
  const opened = await pgliteForTests().finally(() => process.off('worker', letGo));
  process.once('exit', () => rmSync(opened.folder, { recursive: true, force: true }));
  return opened;
}

/**
 * The embedded database that the test files of this process use one after the other, with a folder of the file's own.
 * Opening one costs seconds, and it is slow until its code is warm.
 */
export async function lentDatabase(): Promise<TestDatabase> {
  kept ??= open();
  const { database } = await kept;
  await emptyDatabase(database);
  const folder = await mkdtemp(join(tmpdir(), 'callboard-test-'));
  return { database, folder, close: () => rm(folder, { recursive: true, force: true }) };
}
