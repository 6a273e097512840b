import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ArchiveKeys } from './archive-keys.ts';
import { BackupImpossible } from './programs.ts';

/*
 * An archive on the disk:
 *
 *   20 bytes   "callboard archive 1\n"
 *    8 bytes   which key: HKDF-SHA256(key, no salt, "callboard archive key id")
 *   16 bytes   salt, random
 *   chunks     AES-256-GCM of 65,536 bytes each, the last one of fewer or as many; ciphertext, then a tag of 16 bytes
 *
 * The chunks' key is HKDF-SHA256(key, salt, "callboard archive 1"). The nonce of a chunk is its number in 11 bytes,
 * the largest first, and one byte that is 1 for the last chunk and 0 for the others; all of the header is authenticated with
 * each chunk. So chunks cannot be changed, left out, repeated, put in another order or cut off at the end.
 */
const magic = Buffer.from('callboard archive 1\n');
const keyIdBytes = 8;
const saltBytes = 16;
const headerBytes = magic.length + keyIdBytes + saltBytes;
const chunkBytes = 65_536;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

const derived = (key: Uint8Array, salt: Uint8Array, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, bytes));

const keyId = (key: Uint8Array) => derived(key, Buffer.alloc(0), 'callboard archive key id', keyIdBytes);
const chunkKey = (key: Uint8Array, salt: Uint8Array) => derived(key, salt, 'callboard archive 1', 32);

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Cuts what comes into pieces of one size; the last one is what is left, and may be empty. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number) {
  let held = Buffer.alloc(0);
  for await (const part of source) {
    held = held.length === 0 ? Buffer.from(part) : Buffer.concat([held, part]);
    let from = 0;
    // A full piece waits until more comes: it may be the last.
    for (; held.length - from > size; from += size)
      yield { piece: held.subarray(from, from + size), last: false };
    held = held.subarray(from);
  }
  yield { piece: held, last: true };
}

export const sealStream = ([key]: ArchiveKeys) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const header = Buffer.concat([magic, keyId(key), salt]);
    const secret = chunkKey(key, salt);
    yield header;
    let number = 0;
    for await (const { piece, last } of piecesOf(source, chunkBytes)) {
      const cipher = createCipheriv(algorithm, secret, nonceOf(number, last), { authTagLength: tagBytes });
      cipher.setAAD(header);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };

const damaged = () => new BackupImpossible('The archive is cut off or was changed. Nothing was restored.');

function keyFor(header: Uint8Array, keys: ArchiveKeys): Buffer {
  if (header.length < headerBytes || !magic.equals(header.subarray(0, magic.length)))
    throw new BackupImpossible('This is no archive of Callboard, or it is cut off.');
  const id = header.subarray(magic.length, magic.length + keyIdBytes);
  const key = keys.find((one) => keyId(one).equals(id));
  if (!key) throw new BackupImpossible('The archive was made with another key.');
  return chunkKey(key, header.subarray(magic.length + keyIdBytes, headerBytes));
}

function openChunk(piece: Buffer, secret: Buffer, nonce: Buffer, header: Buffer): Buffer {
  if (piece.length < tagBytes) throw damaged();
  const decipher = createDecipheriv(algorithm, secret, nonce, { authTagLength: tagBytes });
  decipher.setAAD(header).setAuthTag(piece.subarray(piece.length - tagBytes));
  const text = decipher.update(piece.subarray(0, piece.length - tagBytes));
  try {
    decipher.final();
  } catch {
    throw damaged();
  }
  return text;
}

/** Gives no chunk on before it is known to be genuine. */
export const openStream = (keys: ArchiveKeys) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const parts = source[Symbol.asyncIterator]();
    let start = Buffer.alloc(0);
    while (start.length < headerBytes) {
      const next = await parts.next();
      if (next.done) break;
      start = Buffer.concat([start, next.value]);
    }
    const header = start.subarray(0, headerBytes);
    const secret = keyFor(header, keys);
    const rest = async function* () {
      yield start.subarray(headerBytes);
      for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
    };
    let number = 0;
    for await (const { piece, last } of piecesOf(rest(), chunkBytes + tagBytes)) {
      yield openChunk(piece, secret, nonceOf(number, last), header);
      number += 1;
    }
  };
