import { configureClient } from '@callboard/client';
import { may } from '@callboard/contract';
import type { Allow } from '@callboard/contract';
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
