import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ArchiveKeys } from './archive-keys.ts';
import { readEntries, writeEntries } from './entries.ts';
import type { Entry } from './entries.ts';
import { BackupImpossible } from './programs.ts';
import { openStream, sealStream } from './sealed-stream.ts';

/** What an archive says of itself, as its last entry. */
export type Contents = {
  engine: 'PGlite' | 'PostgreSQL';
  madeAt: string;
  /** The number of the newest migration. */
  schema: number;
  /** Rows of each table when the archive was made. */
  rows: Record<string, number>;
  /** SHA-256 of each kept file. */
  files: Record<string, string>;
};

const contentsName = 'contents.json';

/** Passes on what it reads and answers its hash at the end. */
export async function* hashing(
  content: AsyncIterable<Uint8Array>,
  done: (sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  done(hash.digest('hex'));
}

async function* withContents(entries: AsyncIterable<Entry>, contents: Contents): AsyncGenerator<Entry> {
  for await (const { name, content } of entries) {
    const kept = name.startsWith('files/');
    yield { name, content: kept ? hashing(content, (sha256) => (contents.files[name] = sha256)) : content };
  }
  const json = Buffer.from(JSON.stringify(contents));
  yield {
    name: contentsName,
    content: (async function* () {
      yield json;
    })(),
  };
}

/** Written aside and renamed, so that an archive that has its name is whole; for its owner only from the first byte. */
export async function writeArchive(
  target: string,
  keys: ArchiveKeys,
  entries: AsyncIterable<Entry>,
  contents: Contents,
): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const unfinished = join(dirname(target), `.${basename(target)}.unfinished`);
  await rm(unfinished, { force: true });
  try {
    await pipeline(
      writeEntries(withContents(entries, contents)),
      createGzip({ level: 3 }),
      sealStream(keys),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    if (existsSync(target)) throw new BackupImpossible(`${target} is there already.`);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
  const folder = await open(dirname(target));
  await folder.sync().finally(() => folder.close());
}

/** Gives each entry but the last to `take`, and answers what the archive says of itself. */
export async function readArchive(
  path: string,
  keys: ArchiveKeys,
  take: (entry: Entry) => Promise<void>,
): Promise<Contents> {
  let contents: Contents | undefined;
  await pipeline(createReadStream(path), openStream(keys), createGunzip(), async (source) => {
    for await (const entry of readEntries(source)) {
      if (entry.name === contentsName) contents = JSON.parse(await text(entry.content)) as Contents;
      else await take(entry);
    }
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupImpossible(`There is no ${path}.`);
    throw error;
  });
  if (!contents) throw new BackupImpossible('The archive does not say what is in it.');
  return contents;
}

/** Reads all of an archive and writes nothing: whoever goes on knows that it is whole and genuine. */
export const verifyArchive = (path: string, keys: ArchiveKeys): Promise<Contents> =>
  readArchive(path, keys, async () => {});
