import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { openDatabase } from '#platform/db/database.ts';
import {
  chosenEngine,
  clusterOfRun,
  emptyDatabase,
  newDatabase,
  pgliteForTests,
  postgresForTests,
} from './test-database.ts';
import type { TestDatabase, TestEngine } from './test-database.ts';

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'callboard-test-'));

let embedded: Promise<TestDatabase> | undefined;
const letGo = (thread: Worker) => thread.unref();

async function openEmbedded(): Promise<TestDatabase> {
  // The thread of a database that nobody closes must not keep the process from ending.
  process.on('worker', letGo);
  const opened = await pgliteForTests().finally(() => process.off('worker', letGo));
  process.once('exit', () => rmSync(opened.folder, { recursive: true, force: true }));
  return opened;
}

async function lentEmbedded(): Promise<TestDatabase> {
  embedded ??= openEmbedded();
  const { database } = await embedded;
  await emptyDatabase(database);
  const folder = await temporaryFolder();
  return { database, folder, close: () => rm(folder, { recursive: true, force: true }) };
}

let inCluster: Promise<string> | undefined;

/** Ends with its cluster. Nobody is connected to it from one file to the next. */
async function makeInCluster(admin: string): Promise<string> {
  const { database, folder, url } = await newDatabase(admin);
  await database.close();
  await rm(folder, { recursive: true, force: true });
  return url;
}

async function lentInCluster(admin: string): Promise<TestDatabase> {
  inCluster ??= makeInCluster(admin);
  const database = await openDatabase({ url: await inCluster });
  await emptyDatabase(database);
  const folder = await temporaryFolder();
  return {
    database,
    folder,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The database that the test files of this process use one after the other, with a folder of the file's own. Making
 * one costs more than most files do, and an embedded one is slow until its code is warm.
 */
export function lentDatabase(engine: TestEngine = chosenEngine()): Promise<TestDatabase> {
  if (engine === 'pglite') return lentEmbedded();
  const cluster = clusterOfRun();
  return cluster ? lentInCluster(cluster) : postgresForTests();
}
