import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureName, featurePages, shellPages } from '@callboard/contract';
import { readFace } from '../face.ts';
import { plainPath } from '../may-release.ts';
import { allParts, folderOf, root } from '../workspace.ts';
import type { NewFeature } from './new-feature-files.ts';
import { faultOfAddress, isInMenu, pageOfAddress } from './page-of-address.ts';

/** Says what is wrong with the wish, in sentences. */
export class NewFeatureRefused extends Error {}

const longest = 40;

function faultOfName(name: string): string | undefined {
  if (!featureName.test(name) || name.length > longest)
    return `"${name}" is no name of a feature. Small letters and figures, words joined by "-", at most ${longest}: plus-crews`;
  if (existsSync(join(root, 'remotes', name))) return `remotes/${name} is there already.`;
  const packages = globSync('{shell,e2e,remotes/*,shared/*,deploy/*}/package.json', { cwd: root });
  const own = packages.find(
    (file) =>
      (JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string }).name === `@callboard/${name}`,
  );
  if (own) return `@callboard/${name} is the package ${own.replace('/package.json', '')}.`;
  if (existsSync(join(root, 'e2e', name))) return `e2e/${name} is there already, and would hold its stories.`;
  return undefined;
}

/** Who has each address now. Parameters have no names in them. */
export async function takenAddresses(): Promise<ReadonlyMap<string, string>> {
  const taken = new Map<string, string>(Object.values(shellPages).map((at) => [plainPath(at), 'the shell']));
  const features = allParts().filter((part) => part !== 'shell');
  const faces = await Promise.all(features.map((part) => readFace(folderOf(part))));
  for (const { face } of faces)
    for (const { at } of Object.values(face.pages)) taken.set(plainPath(at), face.id);
  return taken;
}

const isPlanned = (name: string): name is keyof typeof featurePages => Object.hasOwn(featurePages, name);

/** A feature by its name and addresses; without an address it has those of the plan, or the one that it is called by. */
export function planFeature(
  name: string,
  addresses: readonly string[],
  takenBefore: ReadonlyMap<string, string>,
): NewFeature {
  const wrong = faultOfName(name);
  if (wrong) throw new NewFeatureRefused(wrong);
  const planned = addresses.length === 0 && isPlanned(name);
  const wanted = planned
    ? Object.values(featurePages[name])
    : addresses.length > 0
      ? addresses
      : [`/${name}`];
  const malformed = wanted.map(faultOfAddress).filter((fault) => fault !== undefined);
  if (malformed.length > 0) throw new NewFeatureRefused(malformed.join('\n'));
  const taken = new Map(takenBefore);
  const faults: string[] = [];
  for (const at of wanted) {
    const owner = taken.get(plainPath(at));
    if (owner) faults.push(`${at} belongs to ${owner}.`);
    taken.set(plainPath(at), name);
  }
  const pages = wanted.map(pageOfAddress);
  for (const [page, same] of Map.groupBy(pages, (each) => each.name))
    if (same.length > 1) faults.push(`${same.map(({ at }) => at).join(' and ')} would both be ${page}.`);
  const list = pages.find(({ at }) => isInMenu(at));
  if (!list) faults.push('One address needs no parameter, so that the menu can lead to it.');
  if (!list || faults.length > 0) throw new NewFeatureRefused(faults.join('\n'));
  return { name, planned, list, plain: pages.filter((page) => page !== list) };
}
