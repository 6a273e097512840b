import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIds } from '@callboard/contract';
import { pointerFile, readReleases } from '@callboard/edge';

/** What a tenant can have: the bundles that calls of the API belong to, and those of released features. */
export function knownBundles(releases: string): string[] {
  const released = existsSync(join(releases, pointerFile)) ? readReleases(releases).features : [];
  return [...new Set([...bundleIds, ...released.map(({ face }) => face.bundle)])];
}
