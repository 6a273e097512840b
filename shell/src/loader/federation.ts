import { getInstance } from '@module-federation/enhanced/runtime';
import type { FeatureRelease } from '@callboard/contract';
import type { FeatureModule } from '@callboard/feature';
import { runScript, ScriptError } from './script.ts';

// The one file that knows the federation runtime.

type Container = { init: (...scope: unknown[]) => unknown; get: (name: string) => Promise<() => unknown> };

let host: NonNullable<ReturnType<typeof getInstance>> | undefined;

function start(): NonNullable<typeof host> {
  if (host) return host;
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without federation.');
  instance.registerPlugins([
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
  ]);
  return (host = instance);
}

/** Fetches and starts the code of a feature. Rejects with what the browser said; safe to call again. */
export async function openFeature(release: FeatureRelease): Promise<FeatureModule> {
  const instance = start();
  instance.registerRemotes([
    {
      name: release.container,
      entry: new URL(release.base + release.entry, location.href).href,
      type: 'var',
    },
  ]);
  const opened = await instance.loadRemote<FeatureModule>(`${release.container}/feature`);
  if (!opened) throw new Error(`${release.container} exposes no feature.`);
  return opened;
}
