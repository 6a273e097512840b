import type { FeatureId, FeatureRelease } from '@callboard/contract';
import type { FeatureModule } from '@callboard/feature';
import { starter } from '../boot/starter.ts';
import { runScript, ScriptError } from './script.ts';
import { sharedLibs } from './shared-libs.ts';

// The host of the federation, and all of it that is in the page: webpack's containers bring their part along.
// It is fetched when the first feature is opened.

type Shared = {
  readonly get: () => () => object;
  readonly loaded: true;
  readonly eager: true;
  readonly from: 'shell';
};
type Container = {
  /** Takes the page's shared packages; the same ones as often as one likes. */
  readonly init: (scope: Readonly<Record<string, Readonly<Record<string, Shared>>>>) => unknown;
  readonly get: (name: string) => Promise<() => FeatureModule>;
};

const versionOf = (name: string): string => {
  const { shared } = starter().data.shell;
  return shared[name] ?? shared[name.split('/', 1)[0] ?? ''] ?? '0.0.0';
};

/** What a feature asks for by name and version instead of bringing its own. */
const scope = Object.fromEntries(
  Object.entries(sharedLibs).map(([name, lib]) => [
    name,
    { [versionOf(name)]: { get: () => () => lib, loaded: true, eager: true, from: 'shell' } as const },
  ]),
);

const containers = new Map<FeatureId, Container>();

/** Runs a release's entry: with its hash, in our time, and at a new address on each further try. */
async function containerOf({ feature, container, base, entry }: FeatureRelease): Promise<Container> {
  const known = containers.get(feature);
  if (known) return known;
  const url = new URL(base + entry, location.href).href;
  await runScript(url);
  const found = (globalThis as Record<string, unknown>)[container] as Container | undefined;
  if (typeof found?.get !== 'function') throw new ScriptError(url, 'threw', 'no container');
  containers.set(feature, found);
  return found;
}

/** Fetches and starts the code of a feature. Rejects with what the browser said; safe to call again. */
export async function openFeature(release: FeatureRelease): Promise<FeatureModule> {
  const container = await containerOf(release);
  await container.init(scope);
  const start = await container.get('./feature');
  return start();
}
