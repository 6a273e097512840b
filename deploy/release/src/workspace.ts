import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { featureName } from '@callboard/contract';
import type { FeatureId } from '@callboard/contract';

export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
export const releasesFolder = (): string => process.env.CALLBOARD_RELEASES ?? join(root, '.releases');

/** What can be released: the shell or a feature that has code. */
export type Part = 'shell' | FeatureId;

export const folderOf = (part: Part): string =>
  part === 'shell' ? join(root, 'shell') : join(root, 'remotes', part);

export const isPart = (name: string): boolean =>
  name === 'shell' || (featureName.test(name) && existsSync(join(folderOf(name), 'src/feature.ts')));

/** The shell first, then every feature that has a public face. */
export function allParts(): Part[] {
  return ['shell', ...readdirSync(join(root, 'remotes')).filter(isPart).toSorted()];
}
