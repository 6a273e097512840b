import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { startProduct } from './product.ts';
import { releases, seeded } from './paths.ts';
import { patience } from './patience.ts';
import { keepCluster, seedCluster } from './story-cluster.ts';

/** Lets the product seed the demo into an empty folder and an empty PostgreSQL, once per run. */
export async function seedOnce() {
  if (!existsSync(releases)) throw new Error('Nothing is built. Run: pnpm release all --changed');
  // For work on one story: keeps the seed of the run before.
  if (process.env.CALLBOARD_KEEP_SEED && existsSync(seeded)) return keepCluster();
  await rm(seeded, { recursive: true, force: true });
  await mkdir(seeded, { recursive: true });
  const product = await startProduct({ data: seeded, startWithin: patience(120_000) });
  await product.stop();
  await seedCluster();
}

// oxlint-disable-next-line import/no-default-export -- the runner's global setup is a default export
export default seedOnce;
