import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Placed } from './item.ts';
import { outboxDb } from './outbox-exists.ts';
import type { Stored, StoredBytes } from './seal.ts';

type FileKey = [item: string, index: number];
interface OutboxDb extends DBSchema {
  items: { key: number; value: Stored & { seq?: number }; indexes: { owner: string; key: string } };
  /** Apart from the items, so that listing them does not read pictures. Bytes: some browsers lose kept Blobs. */
  files: { key: FileKey; value: StoredBytes };
}
type Db = IDBPDatabase<OutboxDb>;

/** On the disk before it counts as saved. */
const strict = { durability: 'strict' } as const;

const openDb = (onLost: () => void): Promise<Db> =>
  openDB<OutboxDb>(outboxDb, 1, {
    upgrade(db) {
      const items = db.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
      items.createIndex('owner', 'owner');
      items.createIndex('key', 'key', { unique: true });
      db.createObjectStore('files');
    },
    terminated: onLost,
    blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
  });

export const filesOf = (key: string) => IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER]);

/** As it lies there, perhaps locked. */
export type Kept = Placed & Stored;

const writing = (database: Db) => database.transaction(['items', 'files'], 'readwrite', strict);
export type Writing = ReturnType<typeof writing>;

/** The database of the outbox, opened when it is first needed. */
export function outboxConnection() {
  let db: Promise<Db> | null = null;
  const open = (): Promise<Db> => {
    db ??= openDb(() => {
      db = null;
    }).catch((reason: unknown) => {
      db = null;
      throw reason;
    });
    return db;
  };
  /** A phone may close a store that slept; opening it again is enough. */
  async function withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const before = await open();
    try {
      return await work(before);
    } catch (reason) {
      if (!(reason instanceof DOMException) || reason.name !== 'InvalidStateError') throw reason;
      db = null;
      return work(await open());
    }
  }
  return {
    withDb,
    /** Everything or nothing, and only true once it is on the disk. */
    inOne: <Result>(work: (tx: Writing) => Promise<Result>): Promise<Result> =>
      withDb(async (database) => {
        const tx = writing(database);
        try {
          const result = await work(tx);
          await tx.done;
          return result;
        } catch (reason) {
          // The transaction knows better why: "no space" hides behind the failed request.
          const why = await tx.done.then(
            () => reason,
            (failure: unknown) => tx.error ?? failure ?? reason,
          );
          throw why;
        }
      }),
    close: () => void db?.then((database) => database.close()),
  };
}
export type OutboxConnection = ReturnType<typeof outboxConnection>;

export const findItem = async (tx: Writing, key: string) =>
  (await tx.objectStore('items').index('key').get(key)) as Kept | undefined;
export async function dropItem(tx: Writing, item: Placed): Promise<void> {
  await tx.objectStore('items').delete(item.seq);
  await tx.objectStore('files').delete(filesOf(item.key));
}
export const itemsOf = async (tx: Writing, owner: string) =>
  (await tx.objectStore('items').index('owner').getAll(owner)) as Kept[];
