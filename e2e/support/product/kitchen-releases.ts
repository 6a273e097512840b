import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shellConfig } from '@callboard/config';
import { publish, readPointer, sourceHash, writePointer } from '@callboard/release';
import type { FileCacheOptions } from 'webpack';
import { copyOfReleases } from './product.ts';
import { runWebpack } from '../run/run-webpack.ts';
import { cache, root } from '../run/paths.ts';

const folder = join(cache, 'kitchen');

/** A folder of releases with nothing but a shell that has the kitchen, built once for the same sources. */
export async function kitchenReleases(): Promise<string> {
  const hash = sourceHash('shell');
  const published = join(folder, hash);
  if (existsSync(published)) return published;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const making = await mkdtemp(join(folder, 'making-'));
  const built = join(making, 'built');
  await runWebpack(
    shellConfig(join(root, 'shell'), { kitchen: true }).map((config) => ({
      ...config,
      output: { ...config.output, path: built },
      // Takes what the production build has compiled, and leaves its cache as it is.
      cache: { ...(config.cache as FileCacheOptions), readonly: true },
    })),
  );
  const releases = join(making, 'releases');
  await publish(releases, 'shell', built, { hash, fast: true });
  await rename(releases, published);
  return published;
}

/** A copy of the production releases in which the shell is the one with the kitchen. */
export async function releasesWithKitchen(): Promise<string> {
  const [kitchen, copy] = [await kitchenReleases(), await copyOfReleases()];
  await cp(join(kitchen, 'shell'), join(copy, 'shell'), { recursive: true });
  writePointer(copy, { ...readPointer(copy), shell: readPointer(kitchen).shell });
  return copy;
}
