import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { outboxDb } from './outbox-exists.ts';
import type { Draft, Item, ItemFile, Placed } from './item.ts';

type FileKey = [item: string, index: number];
interface OutboxDb extends DBSchema {
  items: { key: number; value: Item & { seq?: number }; indexes: { owner: string; key: string } };
  /** Apart from the items, so that listing them does not read pictures. Bytes: some browsers lose kept Blobs. */
  files: { key: FileKey; value: ArrayBuffer };
}
type Db = IDBPDatabase<OutboxDb>;

/** On the disk before it counts as saved. */
const strict = { durability: 'strict' } as const;

export type OutboxStore = {
  readonly list: (owner: string) => Promise<Placed[]>;
  /** The item that stands for the wish afterwards: this one, or an equal one that waits already. */
  readonly put: (draft: Draft) => Promise<Placed>;
  /** Changes an item if it is still there. */
  readonly update: (key: string, change: (item: Placed) => Placed | null) => Promise<Placed | null>;
  /** Takes it away if it is still there and `when` agrees; what it was. */
  readonly remove: (key: string, when?: (item: Placed) => boolean) => Promise<Placed | null>;
  readonly bytes: (key: string, index: number) => Promise<ArrayBuffer | null>;
  readonly close: () => void;
};

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

const filesOf = (key: string) => IDBKeyRange.bound([key, 0], [key, Number.MAX_SAFE_INTEGER]);

type Place = { readonly equal?: Placed; readonly old?: Placed | undefined };

/** Where a new one comes: nowhere when it stands there already, in the place of an older one, or at the end. */
function placeOf({ item, instead, latestWins }: Draft, all: readonly Placed[]): Place {
  if (instead) return { old: all.find(({ key }) => key === instead) };
  const last = all.findLast(({ entity }) => entity === item.entity);
  if (!last || last.name !== item.name) return {};
  if (last.wish === item.wish) return last.refused ? { old: last } : { equal: last };
  return latestWins && (last.tries === 0 || last.refused) ? { old: last } : {};
}

export function outboxStore(): OutboxStore {
  let db: Promise<Db> | null = null;
  const opened = (): Promise<Db> => {
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
    const before = await opened();
    try {
      return await work(before);
    } catch (reason) {
      if (!(reason instanceof DOMException) || reason.name !== 'InvalidStateError') throw reason;
      db = null;
      return work(await opened());
    }
  }
  const writing = (database: Db) => database.transaction(['items', 'files'], 'readwrite', strict);
  type Writing = ReturnType<typeof writing>;
  const find = async (tx: Writing, key: string) =>
    (await tx.objectStore('items').index('key').get(key)) as Placed | undefined;
  async function drop(tx: Writing, item: Placed): Promise<void> {
    await tx.objectStore('items').delete(item.seq);
    await tx.objectStore('files').delete(filesOf(item.key));
  }
  const ofOwner = async (tx: Writing, owner: string) =>
    (await tx.objectStore('items').index('owner').getAll(owner)) as Placed[];

  async function write(tx: Writing, draft: Draft): Promise<Placed> {
    const all = await ofOwner(tx, draft.item.owner);
    const place = placeOf(draft, all);
    if (place.equal) return place.equal;
    const { old } = place;
    const keepsFiles = old !== undefined && draft.instead !== undefined && draft.bytes.length === 0;
    const files = tx.objectStore('files');
    const bytes = keepsFiles ? await files.getAll(filesOf(old.key)) : draft.bytes;
    const item = { ...draft.item, ...(keepsFiles && { files: old.files.map(notUploaded) }) };
    if (old) await drop(tx, old);
    const seq = await tx.objectStore('items').put({ ...item, ...(old && { seq: old.seq }) });
    await Promise.all(bytes.map((each, index) => files.put(each, [item.key, index])));
    return { ...item, seq };
  }
  /** Everything or nothing, and only true once it is on the disk. */
  const inOne = <Result>(work: (tx: Writing) => Promise<Result>): Promise<Result> =>
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
    });

  return {
    list: (owner) =>
      withDb(async (database) => (await database.getAllFromIndex('items', 'owner', owner)) as Placed[]),
    put: (draft) => inOne((tx) => write(tx, draft)),
    update: (key, change) =>
      inOne(async (tx) => {
        const item = await find(tx, key);
        const next = item ? change(item) : null;
        if (next) await tx.objectStore('items').put(next);
        return next;
      }),
    remove: (key, when = () => true) =>
      inOne(async (tx) => {
        const item = await find(tx, key);
        if (!item || !when(item)) return null;
        await drop(tx, item);
        return item;
      }),
    bytes: (key, index) => withDb(async (database) => (await database.get('files', [key, index])) ?? null),
    close: () => void db?.then((open) => open.close()),
  };
}

/** For another intent: its upload is another one as well. */
const notUploaded = (file: ItemFile): ItemFile => ({ ...file, uploadId: null, uploads: file.uploads + 1 });

export const noteUpload = (item: Placed, index: number, change: Partial<ItemFile>): Placed => ({
  ...item,
  files: item.files.map((file, at) => (at === index ? { ...file, ...change } : file)),
});
