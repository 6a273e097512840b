import { buffer } from 'node:stream/consumers';
import { BackupImpossible } from './programs.ts';

/*
 * Inside the encryption an archive is gzip, and inside of that entries, one after the other:
 *
 *   4 bytes   length of the name, the largest first; 0 ends the archive
 *   name      UTF-8; a folder's ends with "/"
 *   pieces    4 bytes length, then as many bytes; a piece of length 0 ends the entry
 */
export type Entry = { name: string; content: AsyncIterable<Uint8Array> };

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

export async function* writeEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of entries) {
    const named = Buffer.from(name);
    yield Buffer.concat([lengthOf(named.length), named]);
    for await (const piece of content) {
      if (piece.byteLength === 0) continue;
      yield lengthOf(piece.byteLength);
      yield piece;
    }
    yield lengthOf(0);
  }
  yield lengthOf(0);
}

const cutOff = () => new BackupImpossible('The archive ends too early.');

function byteReader(source: AsyncIterable<Uint8Array>) {
  const parts = source[Symbol.asyncIterator]();
  let held: Uint8Array = Buffer.alloc(0);
  const more = async () => {
    const next = await parts.next();
    if (next.done) throw cutOff();
    held = next.value;
  };
  /** The next bytes in parts as they come. */
  async function* pass(count: number): AsyncGenerator<Uint8Array> {
    for (let left = count; left > 0;) {
      if (held.byteLength === 0) await more();
      const part = held.subarray(0, left);
      held = held.subarray(part.byteLength);
      left -= part.byteLength;
      if (part.byteLength > 0) yield part;
    }
  }
  const take = (count: number) => buffer(pass(count));
  return { pass, take, ended: async () => held.byteLength === 0 && (await parts.next()).done === true };
}

/** Entry by entry; what was not read of one is passed over. */
export async function* readEntries(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = byteReader(source);
  const length = async () => (await reader.take(4)).readUInt32BE();
  for (let named = await length(); named > 0; named = await length()) {
    const name = (await reader.take(named)).toString();
    const content = (async function* () {
      for (let piece = await length(); piece > 0; piece = await length()) yield* reader.pass(piece);
    })();
    yield { name, content };
    // oxlint-disable-next-line no-unused-vars -- the next entry begins behind it
    for await (const _ of content);
  }
  if (!(await reader.ended())) throw new BackupImpossible('Something stands behind the end of the archive.');
}
