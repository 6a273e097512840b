import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import type { FeatureFiles, FeatureRelease } from '@callboard/contract';
import type { FeatureModule } from '@callboard/feature';
import { starter } from '../../boot/starter.ts';
import { runScript, ScriptError } from './script.ts';
import { lazySharedLibs, sharedLibs } from './shared-libs.ts';
import { refuseWithheld, withheldNow } from './withheld-now.ts';

// The one file that knows the federation runtime. It is fetched when the first feature is opened.

type Container = { init: (...scope: unknown[]) => unknown; get: (name: string) => Promise<() => unknown> };

const versionOf = (name: string): string => {
  const { shared } = starter().data.shell;
  return shared[name] ?? shared[name.split('/', 1)[0] ?? ''] ?? '0.0.0';
};

// On its way while the rest begins.
void withheldNow();

// Features are built without the runtime and find it here.
Object.assign(globalThis, { __callboardFederation: federation });

const once = { singleton: true, requiredVersion: false as const };
const asFactory = (lib: object) => () => lib;

const host = new runtime.ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    ...Object.fromEntries(
      Object.entries(sharedLibs).map(([name, lib]) => [
        name,
        { version: versionOf(name), lib: () => lib, shareConfig: { ...once, eager: true } },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(lazySharedLibs).map(([name, load]) => [
        name,
        { version: versionOf(name), get: async () => asFactory(await load()), shareConfig: once },
      ]),
    ),
  },
  plugins: [
    {
      name: 'callboard-entries',
      // Entries are fetched by us: with their hash, in our time, and at a new address on each further try. The
      // runtime forgets an entry that was refused, so that the next call asks again.
      loadEntry: async ({ remoteInfo }) => {
        await runScript(remoteInfo.entry);
        const container = (globalThis as Record<string, unknown>)[remoteInfo.entryGlobalName];
        if (typeof (container as Container | undefined)?.get !== 'function') {
          throw new ScriptError(remoteInfo.entry, 'threw', 'no container');
        }
        return container as never;
      },
    },
  ],
});

/** Fetches and starts the code of a feature. Rejects with what the browser said; safe to call again. */
export async function openFeature(
  { feature, base, container }: FeatureRelease,
  { entry: file }: FeatureFiles,
): Promise<FeatureModule> {
  await refuseWithheld(feature);
  const entry = new URL(base + file, location.href).href;
  host.registerRemotes([{ name: container, entry, type: 'var' }]);
  const opened = await host.loadRemote<FeatureModule>(`${container}/feature`);
  if (!opened) throw new Error(`${container} exposes no feature.`);
  return opened;
}
