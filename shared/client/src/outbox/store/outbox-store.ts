import type { Draft, ItemFile, Placed } from './item.ts';
import { dropItem, filesOf, findItem, itemsOf, outboxConnection } from './outbox-db.ts';
import type { Kept, OutboxConnection, Writing } from './outbox-db.ts';
import { isSealed } from './seal.ts';
import type { Seal, Stored, StoredBytes } from './seal.ts';
import { noSeal } from './seal-source.ts';
import type { SealSource } from './seal-source.ts';

export type OutboxStore = {
  readonly list: (owner: string) => Promise<Placed[]>;
  /** The item that stands for the wish afterwards: this one, or an equal one that waits already. */
  readonly put: (draft: Draft) => Promise<Placed>;
  /** Changes an item if it is still there. */
  readonly update: (key: string, change: (item: Placed) => Placed | null) => Promise<Placed | null>;
  /** Takes it away if it is still there and `when` agrees; what it was. */
  readonly remove: (key: string, when?: (item: Placed) => boolean) => Promise<Placed | null>;
  readonly bytes: (key: string, index: number) => Promise<ArrayBuffer | null>;
  /** Locks what was kept before there was a key. */
  readonly lock: (owner: string) => Promise<void>;
  readonly close: () => void;
};

type Writable = { readonly item: Stored; readonly bytes: readonly StoredBytes[] } & Omit<
  Draft,
  'item' | 'bytes'
>;

async function closed(draft: Draft, seal: Seal | null): Promise<Writable> {
  if (!seal) return draft;
  const [item, ...bytes] = await Promise.all([seal.close(draft.item), ...draft.bytes.map(seal.closeBytes)]);
  return { ...draft, item, bytes };
}

/** Opens what lies there. Without the key nothing of it may be sent, nor anything past it. */
async function opened(kept: Kept, seal: Seal | null): Promise<Placed> {
  if (!kept.sealed) return kept;
  if (!seal) throw new Error('What waits on this phone is locked');
  return seal.open(kept);
}

type Place = { readonly equal?: Placed; readonly old?: Placed | undefined };

/** Where a new one comes: nowhere when it stands there already, in the place of an older one, or at the end. */
function placeOf({ item, instead, latestWins }: Writable, all: readonly Placed[]): Place {
  if (instead) return { old: all.find(({ key }) => key === instead) };
  const last = all.findLast(({ entity }) => entity === item.entity);
  if (!last || last.name !== item.name) return {};
  if (last.wish === item.wish) return last.refused ? { old: last } : { equal: last };
  return latestWins && (last.tries === 0 || last.refused) ? { old: last } : {};
}

/** Puts it where it comes, and its files beside it. */
async function placeIn(tx: Writing, draft: Writable): Promise<Kept> {
  const all = await itemsOf(tx, draft.item.owner);
  const place = placeOf(draft, all);
  if (place.equal) return place.equal as Kept;
  const { old } = place;
  const keepsFiles = old !== undefined && draft.instead !== undefined && draft.bytes.length === 0;
  const files = tx.objectStore('files');
  const bytes = keepsFiles ? await files.getAll(filesOf(old.key)) : draft.bytes;
  // The names of what stays are locked in the new item.
  const item = {
    ...draft.item,
    ...(keepsFiles && !draft.item.sealed && { files: old.files.map(notUploaded) }),
  };
  if (old) await dropItem(tx, old);
  const seq = await tx.objectStore('items').put({ ...item, ...(old && { seq: old.seq }) });
  await Promise.all(bytes.map((each, index) => files.put(each, [item.key, index])));
  return { ...item, seq };
}

/** Locks an item that was kept open, and its files. */
async function lockItem({ withDb, inOne }: OutboxConnection, key: string, seal: Seal): Promise<void> {
  const before = await withDb(
    async (database) => (await database.getFromIndex('items', 'key', key)) as Kept | undefined,
  );
  if (!before || before.sealed) return;
  const { seq, ...item } = before;
  const { sealed, title, editAt, wish: intent, url, body, input, invalidates } = await seal.close(item);
  const files = await withDb((database) => database.getAll('files', filesOf(key)));
  const bytes = await Promise.all(files.map((each) => (isSealed(each) ? each : seal.closeBytes(each))));
  await inOne(async (tx) => {
    const now = await findItem(tx, key);
    if (!now || now.sealed || !sealed) return;
    const nameless = now.files.map((file) => ({ ...file, name: '' }));
    const inside = { title, editAt, wish: intent, url, body, input, invalidates };
    await tx.objectStore('items').put({ ...now, ...inside, files: nameless, sealed, seq });
    await Promise.all(bytes.map((each, index) => tx.objectStore('files').put(each, [key, index])));
  });
}

export function outboxStore(source: SealSource = noSeal): OutboxStore {
  const connection = outboxConnection();
  const { withDb, inOne, close } = connection;
  const listed = async (owner: string): Promise<Placed[]> => {
    const all = await withDb(
      async (database) => (await database.getAllFromIndex('items', 'owner', owner)) as Kept[],
    );
    const seal = await source.now();
    return Promise.all(all.map((kept) => opened(kept, seal)));
  };
  /** What goes along from the item whose place is taken, where it is to be locked in the new one. */
  async function withNames(draft: Draft): Promise<Draft> {
    const { item, instead, bytes } = draft;
    if (!instead || bytes.length > 0) return draft;
    const old = (await listed(item.owner)).find(({ key }) => key === instead);
    return old ? { ...draft, item: { ...item, files: old.files.map(notUploaded) } } : draft;
  }

  return {
    list: listed,
    async put(draft) {
      const seal = await source.now();
      const writable = await closed(seal ? await withNames(draft) : draft, seal);
      return opened(await inOne((tx) => placeIn(tx, writable)), seal);
    },
    async update(key, change) {
      const changed = await inOne(async (tx) => {
        const item = await findItem(tx, key);
        const next = item ? change(item) : null;
        if (next) await tx.objectStore('items').put(next);
        return next;
      });
      return changed && opened(changed, await source.now());
    },
    remove: (key, when = () => true) =>
      inOne(async (tx) => {
        const item = await findItem(tx, key);
        if (!item || !when(item)) return null;
        await dropItem(tx, item);
        return item;
      }),
    async bytes(key, index) {
      const found = (await withDb((database) => database.get('files', [key, index]))) ?? null;
      if (!found || !isSealed(found)) return found;
      const seal = await source.now();
      if (!seal) throw new Error('What waits on this phone is locked');
      return seal.openBytes(found);
    },
    async lock(owner) {
      const seal = await source.now();
      if (!seal) return;
      for (const { key } of await listed(owner)) await lockItem(connection, key, seal);
    },
    close,
  };
}

/** For another intent: its upload is another one as well. */
const notUploaded = (file: ItemFile): ItemFile => ({ ...file, uploadId: null, uploads: file.uploads + 1 });

export const noteUpload = (item: Placed, index: number, change: Partial<ItemFile>): Placed => ({
  ...item,
  files: item.files.map((file, at) => (at === index ? { ...file, ...change } : file)),
});
