import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { lockFolder } from '../db/folder-lock.ts';
import type { Contents, Place } from './backup.ts';
import { BackupImpossible, program } from './programs.ts';

async function refuseFull(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    if (rows.length > 0) throw new BackupImpossible('The database is not empty. Restore into a new one.');
  } finally {
    await client.end();
  }
}

/** Puts an archive back where nothing is yet: what stands somewhere is never overwritten. */
export async function restore({ data, databaseUrl }: Place, from: string): Promise<Contents> {
  await mkdir(data, { recursive: true });
  const lock = await lockFolder(data);
  // Beside its place, so that the last step is a renaming.
  const aside = await mkdtemp(join(data, '.restore-'));
  try {
    if (!databaseUrl && existsSync(join(data, 'database')))
      throw new BackupImpossible(`${data} holds a database already. Name an empty folder.`);
    await program('tar', ['-xzf', resolve(from), '-C', aside]);
    const contents = JSON.parse(await readFile(join(aside, 'backup.json'), 'utf8')) as Contents;
    const engine = databaseUrl ? 'PostgreSQL' : 'PGlite';
    if (contents.engine !== engine)
      throw new BackupImpossible(`The archive is of ${contents.engine}, and this is ${engine}.`);
    if (databaseUrl) {
      await refuseFull(databaseUrl);
      const dump = join(aside, 'database.dump');
      await program('pg_restore', ['--exit-on-error', '--no-owner', '--dbname', databaseUrl, dump]);
    }
    await cp(join(aside, 'files'), join(data, 'files'), { recursive: true });
    if (!databaseUrl) await rename(join(aside, 'database'), join(data, 'database'));
    return contents;
  } finally {
    await rm(aside, { recursive: true, force: true });
    lock.release();
  }
}
