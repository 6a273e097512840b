import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFolder } from '../db/folder-lock.ts';
import type { Environment } from '../environment.ts';
import { BackupImpossible, program } from './programs.ts';

export type Place = Pick<Environment, 'data' | 'databaseUrl'>;
export type Contents = { engine: 'PGlite' | 'PostgreSQL'; madeAt: string };

/**
 * One archive with all there is: the database and the files. Of the embedded database the server has to be stopped
 * (the folder's lock is taken); PostgreSQL is dumped while it runs, and files are only ever added, so that those
 * which the dump names are there.
 */
export async function backup({ data, databaseUrl }: Place, to: string): Promise<Contents> {
  const target = resolve(to);
  if (existsSync(target)) throw new BackupImpossible(`${target} is there already.`);
  if (!databaseUrl && !existsSync(join(data, 'database')))
    throw new BackupImpossible(`${data} holds no database.`);
  const lock = databaseUrl ? null : await lockFolder(data);
  const aside = await mkdtemp(join(tmpdir(), 'callboard-backup-'));
  try {
    const contents: Contents = {
      engine: databaseUrl ? 'PostgreSQL' : 'PGlite',
      madeAt: new Date().toISOString(),
    };
    await writeFile(join(aside, 'backup.json'), JSON.stringify(contents));
    if (databaseUrl) {
      await program('pg_dump', ['--format=custom', '--file', join(aside, 'database.dump'), databaseUrl]);
    } else await symlink(join(data, 'database'), join(aside, 'database'));
    await mkdir(join(data, 'files'), { recursive: true });
    await symlink(join(data, 'files'), join(aside, 'files'));
    await mkdir(dirname(target), { recursive: true });
    // Written aside and renamed: an archive that is there is whole.
    const unfinished = join(dirname(target), `.${basename(target)}.unfinished`);
    await program('tar', ['--dereference', '-czf', unfinished, '-C', aside, '.']);
    await rename(unfinished, target);
    return contents;
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock?.release();
  }
}
