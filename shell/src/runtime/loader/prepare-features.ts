import { may } from '@callboard/contract';
import { sessionStore } from '@callboard/session';
import { fetchRuntime } from './fetch-runtime.ts';
import type { Loader } from './loader.ts';

/**
 * Once the first screen is at rest: what opening any feature begins with, the runtime and the list of its files. The
 * offline worker fetches the same, so it comes once.
 */
export function prepareFeatures(loader: Loader): void {
  const { identity } = sessionStore.getState();
  fetchRuntime();
  for (const { feature, face } of loader.features) {
    if (Object.values(face.pages).some(({ allow }) => !allow.anyone && may(allow, identity)))
      loader.prepare(feature, 'list');
  }
}
