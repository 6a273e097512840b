import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { privateFile, privateFolder } from '../data-folder/private-modes.ts';
import type { FilePort } from '../ports.ts';
import { fileSystemNow } from './file-system-now.ts';
import { isMissing, nullWhereMissing } from './null-where-missing.ts';
import { ReceivedFile } from '../received-file.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';

const statOf = (path: string) => stat(path).catch(nullWhereMissing);
const sizeOf = async (path: string): Promise<number | null> => (await statOf(path))?.size ?? null;

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path);
  try {
    yield* handle.createReadStream({ autoClose: false });
  } finally {
    await handle.close();
  }
}

/** Writes piece by piece what is not meant to stay; what broke off leaves nothing. */
async function receiveAt(path: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> {
  let size = 0;
  const handle = await open(path, 'wx', privateFile);
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      await handle.writeFile(piece);
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return new ReceivedFile(path, size);
}

/** Writes piece by piece and names the whole by its content. */
async function writeHashed(path: string, content: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(path, 'wx', privateFile);
  try {
    for await (const piece of content) {
      hash.update(piece);
      size += piece.byteLength;
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { name: hash.digest('hex'), size };
}

/** Files on a disk. Each is written aside and renamed, so nobody ever reads half of one. */
export function diskStore(folder: string, { freshMs = 120_000 } = {}): FilePort {
  const pathOf = (name: string) => {
    if (!/^[0-9a-f]{64}$/.test(name)) throw new Error('Not the name of a stored file.');
    return join(folder, name.slice(0, 2), name);
  };
  const aside = join(folder, 'aside');
  /** Whether a file is there; it counts as written now. */
  const touched = async (path: string): Promise<boolean> => {
    if (!(await statOf(path))) return false;
    const seconds = (await fileSystemNow(aside)) / 1_000;
    return (await utimes(path, seconds, seconds).catch(nullWhereMissing)) !== null;
  };

  return {
    async put(content) {
      const name = createHash('sha256').update(content).digest('hex');
      const path = pathOf(name);
      if (await touched(path)) return { name, size: content.byteLength };
      await mkdir(dirname(path), privateFolder);
      const written = `${path}.${randomUUID()}`;
      try {
        const handle = await open(written, 'wx', privateFile);
        try {
          await handle.writeFile(content);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(written, path);
      } finally {
        await rm(written, { force: true });
      }
      return { name, size: content.byteLength };
    },
    async putStream(content, key) {
      await mkdir(aside, privateFolder);
      const ours = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.`;
      for (const left of await readdir(aside)) {
        if (left.startsWith(ours)) await rm(join(aside, left), { force: true });
      }
      const written = join(aside, `${ours}${randomUUID()}`);
      try {
        const { name, size } = await writeHashed(written, content);
        const path = pathOf(name);
        await mkdir(dirname(path), privateFolder);
        await rename(written, path);
        return { name, size };
      } finally {
        await rm(written, { force: true });
      }
    },
    async receive(content) {
      await mkdir(aside, privateFolder);
      return receiveAt(join(aside, `received.${randomUUID()}`), content);
    },
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async readStream(name) {
      const path = pathOf(name);
      const size = await sizeOf(path);
      return size === null ? null : { size, content: Readable.from(piecesOf(path), { objectMode: false }) };
    },
    async remove(name) {
      const path = pathOf(name);
      const found = await statOf(path);
      if (found && (await fileSystemNow(aside)) - found.mtimeMs < freshMs) return false;
      await rm(path, { force: true });
      return true;
    },
    sweep: async () => sweepUnfinished(folder, await fileSystemNow(aside)),
  };
}
