import { configureClient } from '@callboard/client';
import { bundlesOf, may } from '@callboard/contract';
import type { Allow, AnyEndpoint } from '@callboard/contract';
import { useStore } from 'zustand';
import { createSession } from './session.ts';
import type { SessionState } from './state.ts';
import { keepFresh } from './wake.ts';

/** Reading the storage throws where the browser forbids it. */
function ownStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const storage = ownStorage();
const locks = globalThis.navigator?.locks;
const session = createSession({ ...(storage && { storage }), ...(locks && { locks }) });

export const sessionStore = session.store;
export const { onSessionEnd, refreshNow, setAppCache, setUiSettings, signIn, signOut } = session;

configureClient({
  token: () => sessionStore.getState().token,
  onSignInNeeded: session.onSignInNeeded,
});

/** Starts timers and listeners; returns what stops them. */
export const startSession = (): (() => void) => keepFresh(session);

export const useSession = <Part>(selector: (state: SessionState) => Part): Part =>
  useStore(sessionStore, selector);
/** The one decision for menus, guards, cards and bars. */
export const useMay = (allow: Allow): boolean => useSession(({ identity }) => may(allow, identity));
export const mayNow = (allow: Allow): boolean => may(allow, sessionStore.getState().identity);

/** The bundles of this tenant. Outside the shell, in a test of one page, every bundle is there. */
let openBundles: readonly string[] | null = null;
export const setOpenBundles = (open: readonly string[] | null): void => {
  openBundles = open;
};

/** Whether somebody answers this call: a page asks before it makes one that belongs to another bundle. */
const isAnswered = (endpoint: AnyEndpoint): boolean => {
  const bundles = bundlesOf(endpoint);
  return openBundles === null || bundles.length === 0 || bundles.some((one) => openBundles?.includes(one));
};
export const useMayCall = (endpoint: AnyEndpoint): boolean => useMay(endpoint.allow) && isAnswered(endpoint);
