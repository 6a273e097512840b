import type { Item } from './item.ts';

/** Content that only its key opens. */
export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly data: ArrayBuffer };
/** An item as it lies in the store: what is blank beside `sealed` is in there. */
export type Stored = Item & { readonly sealed?: Sealed };
/** Bytes of a file as they lie in the store. */
export type StoredBytes = ArrayBuffer | Sealed;

export const isSealed = (bytes: StoredBytes): bytes is Sealed => 'iv' in bytes;

/** Locks what a person did and wrote. What the order and the tries need stays outside: it names no content. */
export type Seal = {
  readonly close: (item: Item) => Promise<Stored>;
  readonly open: <Kept extends Stored>(kept: Kept) => Promise<Kept>;
  readonly closeBytes: (bytes: BufferSource) => Promise<Sealed>;
  readonly openBytes: (sealed: Sealed) => Promise<ArrayBuffer>;
};

/** What is inside. */
type Content = Pick<Item, 'title' | 'editAt' | 'wish' | 'url' | 'body' | 'input' | 'invalidates'> & {
  readonly names: readonly string[];
};
const contentOf = ({ title, editAt, wish: intent, url, body, input, invalidates, files }: Item): Content => ({
  title,
  editAt,
  wish: intent,
  url,
  body,
  input,
  invalidates,
  names: files.map(({ name }) => name),
});
const blank = { title: '', editAt: null, url: '', body: undefined, input: undefined, invalidates: [] };

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** By 32 bytes in base64. Nothing where the page is not served safely: there the browser has no keys at all. */
export async function sealBy(key: string): Promise<Seal | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return null;
  const bytes = Uint8Array.from(atob(key), (each) => each.charCodeAt(0));
  const base = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(info),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const locks = await subtle.deriveKey(from('content'), base, aes, false, ['encrypt', 'decrypt']);
  const marks = await subtle.deriveKey(from('wish'), base, hmac, false, ['sign']);

  const closeBytes = async (content: BufferSource): Promise<Sealed> => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, data: await subtle.encrypt({ name: 'AES-GCM', iv }, locks, content) };
  };
  const openBytes = ({ iv, data }: Sealed) => subtle.decrypt({ name: 'AES-GCM', iv }, locks, data);
  return {
    closeBytes,
    openBytes,
    async close(item) {
      const content = new TextEncoder().encode(JSON.stringify(contentOf(item)));
      const mark = await subtle.sign('HMAC', marks, new TextEncoder().encode(item.wish));
      return {
        ...item,
        ...blank,
        // Equal wishes have equal marks, by which the store compares them without reading them.
        wish: hex(mark),
        files: item.files.map((file) => ({ ...file, name: '' })),
        sealed: await closeBytes(content),
      };
    },
    async open(kept) {
      if (!kept.sealed) return kept;
      const { sealed, ...outside } = kept;
      const { names, ...inside } = JSON.parse(new TextDecoder().decode(await openBytes(sealed))) as Content;
      const files = kept.files.map((file, index) => ({ ...file, name: names[index] ?? '' }));
      return { ...outside, ...inside, files } as unknown as typeof kept;
    },
  };
}
