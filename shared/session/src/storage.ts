import { log } from '@callboard/client';

/** The specification's keys. The token is kept as it is, everything else as JSON. */
type Key = 'token' | 'userRights' | 'mailboxUserRights' | 'tenant' | 'uiSettings' | 'appCache';

export type StoredSession = {
  readonly read: (key: Key) => unknown;
  readonly write: (key: Key, value: unknown) => void;
  /** Everything goes but what the person set up on this phone. */
  readonly clear: () => void;
};

export function sessionStorageIn(storage: Storage | undefined): StoredSession {
  return {
    read(key) {
      try {
        const text = storage?.getItem(key) ?? null;
        return key === 'token' || text === null ? text : (JSON.parse(text) as unknown);
      } catch {
        // Garbled or forbidden storage counts as empty.
        return null;
      }
    },
    write(key, value) {
      try {
        storage?.setItem(key, key === 'token' ? String(value) : JSON.stringify(value));
      } catch (reason) {
        log.warn('Not kept on this phone', { key, reason: String(reason) });
      }
    },
    clear() {
      try {
        for (const key of Object.keys(storage ?? {})) if (key !== 'uiSettings') storage?.removeItem(key);
      } catch (reason) {
        log.warn('The storage could not be cleared', { reason: String(reason) });
      }
    },
  };
}
