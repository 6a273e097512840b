import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './entries.ts';

async function* nothing(): AsyncGenerator<Uint8Array> {}

const readable = (path: string): AsyncIterable<Uint8Array> => ({
  // Opened only when its turn comes.
  [Symbol.asyncIterator]: () => createReadStream(path)[Symbol.asyncIterator](),
});

/** All of a folder, empty folders too: a database does not open without them. */
export async function* folderEntries(folder: string, name: string): AsyncGenerator<Entry> {
  yield { name: `${name}/`, content: nothing() };
  for (const one of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, one.name);
    if (one.isDirectory()) yield* folderEntries(path, `${name}/${one.name}`);
    else if (one.isFile()) yield { name: `${name}/${one.name}`, content: readable(path) };
  }
}

const present = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** The kept files; what is just being written has another name and is left out. */
export async function* fileEntries(folder: string): AsyncGenerator<Entry> {
  for (const part of (await present(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort()) {
    for (const name of (await present(join(folder, part))).filter((one) => /^[0-9a-f]{64}$/.test(one)).sort())
      yield { name: `files/${part}/${name}`, content: readable(join(folder, part, name)) };
  }
}
