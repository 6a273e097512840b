import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lockFolder } from '#platform/db/folder-lock.ts';
import { hashing, readArchive, verifyArchive } from './archive.ts';
import type { Contents } from './archive.ts';
import type { ArchiveKeys } from './archive-keys.ts';
import type { Place } from './backup.ts';
import { countRows } from './count-rows.db.ts';
import type { Entry } from './entries.ts';
import { withPglite } from './pglite-session.ts';
import { withPostgres } from './postgres-session.ts';
import { writeLastBackup } from './last-backup.ts';
import { BackupImpossible } from './programs.ts';
import { refuseFullDatabase, restoreDump } from './restore-dump.ts';

async function refuseFullPlace({ data, databaseUrl }: Place): Promise<void> {
  if (!databaseUrl && existsSync(join(data, 'database')))
    throw new BackupImpossible(`${data} holds a database already. Name an empty folder.`);
  const files = existsSync(join(data, 'files')) ? await readdir(join(data, 'files')) : [];
  if (files.length > 0) throw new BackupImpossible(`${data} holds files already. Name an empty folder.`);
  if (databaseUrl) await refuseFullDatabase(databaseUrl);
}

/** Writes an entry below a folder, and refuses a name that leads out of it. */
async function writeEntry(folder: string, { name, content }: Entry): Promise<string | null> {
  const path = join(folder, name);
  if (!path.startsWith(folder + sep)) throw new BackupImpossible(`The archive names ${name}.`);
  await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true, mode: 0o700 });
  if (name.endsWith('/')) return null;
  let found: string | null = null;
  await pipeline(
    hashing(content, (sha256) => (found = sha256)),
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return found;
}

const differences = (expected: Record<string, unknown>, found: Record<string, unknown>): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    (name) => expected[name] !== found[name],
  );

function refuseDifferent(what: string, expected: Record<string, unknown>, found: Record<string, unknown>) {
  const [first, ...others] = differences(expected, found);
  if (first !== undefined)
    throw new BackupImpossible(
      `What was restored is not what was kept: ${what} of ${first} and ${others.length} more.`,
    );
}

/** All files of the archive below `aside`, each with the hash that the archive says. */
async function extract(archive: string, keys: ArchiveKeys, aside: string): Promise<void> {
  const found: Record<string, string> = {};
  const contents = await readArchive(archive, keys, async (entry) => {
    const sha256 = await writeEntry(aside, entry);
    if (sha256 !== null && entry.name.startsWith('files/')) found[entry.name] = sha256;
  });
  refuseDifferent('content', contents.files, found);
  await mkdir(join(aside, 'files'), { recursive: true, mode: 0o700 });
}

/**
 * Puts an archive back where nothing is yet: what stands somewhere is never overwritten. The archive is read to its
 * end first, so that nothing is written of one that is cut off, was changed or needs another key; afterwards rows
 * and files are compared with what the archive says.
 */
export async function restore(place: Place, from: string, keys: ArchiveKeys): Promise<Contents> {
  const archive = resolve(from);
  const { data, databaseUrl } = place;
  const contents = await verifyArchive(archive, keys);
  const engine = databaseUrl ? 'PostgreSQL' : 'PGlite';
  if (contents.engine !== engine)
    throw new BackupImpossible(`The archive is of ${contents.engine}, and this is ${engine}.`);
  await refuseFullPlace(place);
  await mkdir(data, { recursive: true, mode: 0o700 });
  const lock = lockFolder(data);
  // Beside its place, so that the last step is a renaming.
  const aside = await mkdtemp(join(data, '.restore-'));
  try {
    await extract(archive, keys, aside);
    if (databaseUrl) await restoreDump(databaseUrl, aside);
    const rows = databaseUrl
      ? await withPostgres(databaseUrl, countRows)
      : await withPglite(join(aside, 'database'), countRows);
    refuseDifferent('rows', contents.rows, rows);
    await rm(join(data, 'files'), { recursive: true, force: true });
    await rename(join(aside, 'files'), join(data, 'files'));
    if (!databaseUrl) await rename(join(aside, 'database'), join(data, 'database'));
    // What stands here now is what the archive holds, and that was just seen.
    const { size: bytes } = await stat(archive);
    const checkedAt = new Date().toISOString();
    await writeLastBackup(data, { madeAt: contents.madeAt, archive, bytes, checkedAt });
    return contents;
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.release();
  }
}
