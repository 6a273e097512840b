import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { releases, seeded } from '../run/paths.ts';
import { fill, keepCluster, seedCluster } from './story-cluster.ts';

/** Fills an empty folder and an empty PostgreSQL with the demo, once per run. */
export async function seedOnce() {
  if (!existsSync(releases)) throw new Error('Nothing is built. Run: pnpm release all --changed');
  // For work on one story: keeps the seed of the run before.
  if (process.env.CALLBOARD_KEEP_SEED && existsSync(seeded)) return keepCluster();
  await rm(seeded, { recursive: true, force: true });
  await mkdir(seeded, { recursive: true });
  await Promise.all([fill(seeded), seedCluster()]);
}

// oxlint-disable-next-line import/no-default-export -- the runner's global setup is a default export
export default seedOnce;
