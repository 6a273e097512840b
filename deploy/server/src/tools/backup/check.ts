import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '#platform/db/folder-lock.ts';
import type { Contents } from './archive.ts';
import type { ArchiveKeys } from './archive-keys.ts';
import type { Place } from './backup.ts';
import { writeChecked } from './last-backup.ts';
import { withPostgres } from './postgres-session.ts';
import { restore } from './restore.ts';

/** A check needs a database beside, and the role may make none. */
export class NoPlaceToCheck extends Error {
  constructor() {
    super(
      'Not restored for a check: the role of DATABASE_URL may not create a database. Allow it (alter role … createdb), or restore the archive into an empty one: pnpm restore compares as well.',
    );
    this.name = 'NoPlaceToCheck';
  }
}

async function withEmptyDatabase<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `callboard_check_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await withPostgres(databaseUrl, (session) =>
    session.script(`create database ${name} template template0`),
  ).catch((error: { code?: string }) => {
    throw error.code === '42501' ? new NoPlaceToCheck() : error;
  });
  try {
    return await work(url.href);
  } finally {
    await withPostgres(databaseUrl, (session) => session.script(`drop database ${name} with (force)`));
  }
}

const prefix = '.check-';

/** What a check left that was killed. */
async function dropLeft(data: string): Promise<void> {
  for (const name of (await readdir(data)).filter((one) => one.startsWith(prefix))) {
    if (isInUse(join(data, name))) continue;
    await rm(join(data, name), { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  try {
    lockFolder(folder).release();
    return false;
  } catch {
    return true;
  }
}

/** Restores an archive into an empty place, compares rows and files there, and takes the place away again. */
export async function check(place: Place, archive: string, keys: ArchiveKeys): Promise<Contents> {
  const { data, databaseUrl } = place;
  await mkdir(data, { recursive: true, mode: 0o700 });
  await dropLeft(data);
  const aside = await mkdtemp(join(data, prefix));
  try {
    const contents = databaseUrl
      ? await withEmptyDatabase(databaseUrl, (url) =>
          restore({ data: aside, databaseUrl: url }, archive, keys),
        )
      : await restore({ data: aside, databaseUrl: null }, archive, keys);
    await writeChecked(data, contents.madeAt, new Date());
    return contents;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
