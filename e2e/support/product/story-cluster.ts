import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresOnThisMachine } from '../run/postgres.ts';
import { filesOfCluster, root, seeded } from '../run/paths.ts';
import { patience } from '../run/patience.ts';
import { clockOfRun, temporary } from './product.ts';

const run = promisify(execFile);

/**
 * A PostgreSQL with the demo in it, never started for a story: each shared product gets a copy. Its programs run as
 * somebody who may not enter every folder, so it lies where everybody may. Each checkout has its own.
 */
const seededCluster = join(
  tmpdir(),
  `callboard-cluster-${createHash('sha256').update(seeded).digest('hex').slice(0, 12)}`,
);

/** Fills it. Nothing where this machine has no PostgreSQL: shared products have the embedded database then. */
export async function seedCluster(): Promise<void> {
  await rm(seededCluster, { recursive: true, force: true });
  await rm(filesOfCluster, { recursive: true, force: true });
  if (postgresOnThisMachine() === null) return;
  await fill(filesOfCluster, seededCluster);
}

/** Fills an empty data folder with the demo, in the embedded database or in a cluster. */
export async function fill(data: string, ...cluster: readonly string[]): Promise<void> {
  const program = join(root, 'deploy/server/src/tools/testing/seed-stories.ts');
  await run(process.execPath, [program, ...cluster], {
    cwd: root,
    env: { ...process.env, CALLBOARD_DATA: data, DATABASE_URL: '', NODE_OPTIONS: clockOfRun },
    timeout: patience(120_000),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** The one that was filled before, unless it is gone. */
export const keepCluster = async (): Promise<void> => {
  if (!existsSync(seededCluster)) await seedCluster();
};

export type ClusterCopy = { readonly cluster: string; readonly data: string; remove(): Promise<void> };

/** A copy to start, with its files and their rights; nothing where none was filled. */
export async function copyOfCluster(): Promise<ClusterCopy | null> {
  if (!existsSync(seededCluster)) return null;
  const cluster = await temporary('pg');
  const data = await temporary('data');
  await run('cp', ['-a', `${seededCluster}/.`, cluster]);
  await run('cp', ['-a', `${filesOfCluster}/.`, data]);
  return {
    cluster,
    data,
    async remove() {
      for (const folder of [cluster, data]) await rm(folder, { recursive: true, force: true });
    },
  };
}
