import { call, clearOfflineReads, forgetWarm, log, queryClient } from '@callboard/client';
import type { CallOptions } from '@callboard/client';
import { session as endpoints, settings } from '@callboard/contract';
import { refresher } from './refresh.ts';
import type { Refresher } from './refresh.ts';
import { stateIn, storeOver } from './state.ts';
import type { AppCache, SessionState, SessionStore, UiSettings } from './state.ts';
import { sessionStorageIn } from './storage.ts';
import type { StoredSession } from './storage.ts';
import { readToken } from './token.ts';

export type Credentials =
  | { readonly login: string; readonly password: string }
  | { readonly ticket: string }
  /** The server has let them in already. */
  | { readonly token: string };
/** The person left, or the server no longer knows the session. */
export type SessionEnd = 'signed-out' | 'expired';
export type Session = Refresher & {
  readonly store: SessionStore;
  readonly signIn: (credentials: Credentials, sent?: CallOptions['sent']) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly follow: () => void;
  readonly onSignInNeeded: (refused: string) => Promise<boolean>;
  readonly onSessionEnd: (listener: (why: SessionEnd) => void) => () => void;
  readonly setUiSettings: (patch: UiSettings) => void;
  readonly setAppCache: (patch: AppCache) => void;
};

type Surroundings = { readonly storage?: Storage; readonly locks?: Pick<LockManager, 'request'> | undefined };

/** What one person read must not be seen by the next. */
async function forgetPerson(): Promise<void> {
  queryClient.clear();
  forgetWarm();
  await clearOfflineReads();
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith('callboard-private'));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (reason) {
    log.warn('Private caches were not removed', { reason: String(reason) });
  }
}

/** What goes with a token: the rights of the person, those in the mailbox, and the tenant. */
const rightsOf = (token: string) => {
  const asIs = { token };
  return Promise.all([
    call(endpoints.userRights, { asIs }),
    call(endpoints.mailboxUserRights, { asIs }),
    call(settings.tenant, { asIs }),
  ]);
};

/** What did not change stays the same object, so that nothing is drawn anew for it. */
const withOld = (before: SessionState, now: SessionState): SessionState =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      const old = before[name as keyof SessionState];
      return [name, JSON.stringify(old) === JSON.stringify(value) ? old : value];
    }),
  ) as SessionState;

/** How a session ends here, and who is told. */
function sessionEnds(kept: StoredSession, store: SessionStore) {
  const listeners = new Set<(why: SessionEnd) => void>();

  async function leave(why: SessionEnd): Promise<void> {
    store.setState(stateIn(kept));
    const forgotten = forgetPerson();
    for (const listener of listeners) listener(why);
    await forgotten;
  }

  return {
    /** Another tab has emptied the storage. */
    leave,
    async end(why: SessionEnd): Promise<void> {
      kept.clear();
      await leave(why);
    },
    onSessionEnd(listener: (why: SessionEnd) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const settingsOver = (kept: StoredSession, store: SessionStore) => ({
  setUiSettings(patch: UiSettings) {
    const uiSettings = { ...stateIn(kept).uiSettings, ...patch };
    kept.write('uiSettings', uiSettings);
    store.setState({ uiSettings });
  },
  setAppCache(patch: AppCache) {
    const appCache = { ...stateIn(kept).appCache, ...patch };
    kept.write('appCache', appCache);
    store.setState({ appCache });
  },
});

/** One tab's session over a storage that all tabs share. */
export function createSession({ storage, locks }: Surroundings): Session {
  const kept = sessionStorageIn(storage);
  const store = storeOver(kept);
  const { end, leave, onSessionEnd } = sessionEnds(kept, store);
  const stored = () => kept.read('token') as string | null;

  /** Takes over what another tab wrote: a newer token, another person, or nobody. */
  function follow(): void {
    const before = store.getState();
    const now = stateIn(kept);
    if (before.payload && !now.payload) return void leave('signed-out');
    if (before.payload && before.payload.sid !== now.payload?.sid) void forgetPerson();
    store.setState(withOld(before, now));
  }

  async function accept(token: string): Promise<void> {
    kept.write('token', token);
    store.setState(stateIn(kept));
    try {
      const [rights, mailboxRights, tenant] = await rightsOf(token);
      if (stored() !== token) return;
      kept.write('tenant', tenant);
      kept.write('userRights', rights);
      kept.write('mailboxUserRights', mailboxRights);
      store.setState(stateIn(kept));
    } catch (reason) {
      log.info('Rights were not read again', { reason: String(reason) });
    }
  }

  const refresh = refresher({ stored, follow, accept, end: () => end('expired'), locks });

  return {
    ...refresh,
    store,
    follow,
    async signIn(credentials, sent) {
      const { token } =
        'token' in credentials
          ? credentials
          : await call(endpoints.signIn, {
              body: { ...credentials },
              asIs: { token: null },
              ...(sent && { sent }),
            });
      // Nothing is stored before everything is there, so that nobody is half signed in.
      const [rights, mailboxRights, tenant] = await rightsOf(token);
      await forgetPerson();
      kept.clear();
      kept.write('userRights', rights);
      kept.write('mailboxUserRights', mailboxRights);
      kept.write('tenant', tenant);
      // The token comes last: other tabs follow when they see it.
      kept.write('token', token);
      store.setState(stateIn(kept));
    },
    async signOut() {
      const token = stored();
      // The phone forgets at once; the server is told with the token that it had.
      const signedOut = token && readToken(token) ? call(endpoints.signOut, { asIs: { token } }) : null;
      await Promise.all([
        end('signed-out'),
        signedOut?.catch((reason: unknown) =>
          log.info('The server was not told', { reason: String(reason) }),
        ),
      ]);
    },
    async onSignInNeeded(refused) {
      if (stored() === refused) await refresh.refreshNow();
      else follow();
      const now = store.getState().token;
      return now !== null && now !== refused;
    },
    onSessionEnd,
    ...settingsOver(kept, store),
  };
}
