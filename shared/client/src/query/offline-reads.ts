import { hashKey } from '@tanstack/react-query';
import type { Query, QueryKey } from '@tanstack/react-query';
import { offlineReadDays } from '@callboard/domain';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { log } from '../call/log.ts';
import { queryClient } from './query-client.ts';

/** Raised when what is kept no longer fits the screens that read it. */
const schema = 3;
const name = 'callboard-reads';
const keptForMs = offlineReadDays * 24 * 60 * 60_000;
/** Whoever reads something and leaves has it. */
const writeEveryMs = 100;
/** A store that does not open must not keep the app from starting. */
const patienceMs = 1500;

export type Owner = { readonly tenant: string; readonly person: string };
type Kept = { readonly queryKey: QueryKey; readonly data: unknown; readonly updatedAt: number };
type Key = [schema: number, tenant: string, person: string, query: string];
interface Reads extends DBSchema {
  reads: { key: Key; value: Kept };
}
type Store = IDBPDatabase<Reads>;
type Keeper = {
  readonly has: (hashes: readonly string[]) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

let keeper: Keeper | null = null;

const open = (): Promise<Store> =>
  openDB<Reads>(name, 1, {
    upgrade: (store) => void store.createObjectStore('reads'),
  });

async function restore(store: Store, { tenant, person }: Owner): Promise<void> {
  const oldest = Date.now() - keptForMs;
  let cursor = await store.transaction('reads', 'readwrite').store.openCursor();
  while (cursor) {
    const [version, ofTenant, ofPerson] = cursor.key;
    const { queryKey, data, updatedAt } = cursor.value;
    const own = version === schema && ofTenant === tenant && ofPerson === person;
    if (!own || updatedAt < oldest) await cursor.delete();
    else if (queryClient.getQueryState(queryKey)?.data === undefined) {
      const query = queryClient
        .getQueryCache()
        .build(queryClient, { queryKey, gcTime: 24 * 60 * 60_000, meta: { offline: true } });
      query.setData(data, { updatedAt, manual: true });
      // What happened since on other phones did not reach this one: shown at once, and read again.
      query.invalidate();
    }
    cursor = await cursor.continue();
  }
}

/** Writes what changed, at most ten times a second. */
function keep(store: Store, { tenant, person }: Owner): Keeper {
  const changed = new Map<string, Query>();
  const keyOf = (queryHash: string): Key => [schema, tenant, person, queryHash];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = [...changed.values()];
    changed.clear();
    try {
      const transaction = store.transaction('reads', 'readwrite');
      for (const { queryHash, queryKey, state } of batch) {
        const kept = { queryKey, data: state.data, updatedAt: state.dataUpdatedAt };
        await transaction.store.put(kept, keyOf(queryHash));
      }
      await transaction.done;
    } catch (reason) {
      // Tried again with the next that changes.
      for (const query of batch) changed.set(query.queryHash, query);
      log.warn('Reads were not kept for offline use', { reason: String(reason) });
    }
  }
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (changed.size > 0) writing = writing.then(write);
    return writing;
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.query.meta?.offline) return;
    changed.set(event.query.queryHash, event.query);
    timer ??= setTimeout(() => void flush(), writeEveryMs);
  });
  const hidden = () => void (document.visibilityState === 'hidden' && flush());
  document.addEventListener('visibilitychange', hidden);
  return {
    has: async (hashes) => {
      await flush();
      const stored = await Promise.all(hashes.map((hash) => store.getKey('reads', keyOf(hash))));
      return stored.every(Boolean) && !hashes.some((hash) => changed.has(hash));
    },
    stop: async () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      await flush();
      store.close();
    },
  };
}

/** Which start or removal is the newest: an older one that took longer changes nothing any more. */
let turn = 0;

/** Goes on after a while, whatever a broken store does. */
async function within(work: Promise<unknown>, failure: string): Promise<void> {
  const done = work.catch((reason: unknown) => log.warn(failure, { reason: String(reason) }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([done, patience]);
  clearTimeout(timer);
}

async function stopKeeping(): Promise<void> {
  const stopped = keeper;
  keeper = null;
  await stopped?.stop();
}

/** Brings back what this person read before, and keeps what is read from now on. */
export function startOfflineReads(owner: Owner): Promise<void> {
  const mine = ++turn;
  const start = async () => {
    await stopKeeping();
    const store = await open();
    if (mine === turn) await restore(store, owner);
    if (mine === turn) keeper = keep(store, owner);
    else store.close();
  };
  return within(start(), 'Reads of earlier visits are not there');
}

/** Whether the phone has what was read under these keys, so that a later visit finds it. */
export async function keptOffline(keys: readonly QueryKey[]): Promise<boolean> {
  const hashes = keys.map((queryKey) => hashKey(queryKey));
  try {
    return (await keeper?.has(hashes)) ?? false;
  } catch {
    // A broken store is the same as an empty one.
    return false;
  }
}

/** Removes everything that was kept, of everybody. */
export function clearOfflineReads(): Promise<void> {
  turn += 1;
  const clear = async () => {
    await stopKeeping();
    const store = await open();
    await store.clear('reads');
    store.close();
  };
  return within(clear(), 'Kept reads were not removed');
}
