import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addBackupPolicies, backupSetting } from '#platform/db/backup-policy.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { lockFolder } from '#platform/db/folder-lock.ts';
import { schemaNumber } from '#platform/db/migrate.ts';
import type { Environment } from '#platform/environment.ts';
import { verifyArchive, writeArchive } from './archive.ts';
import type { Contents } from './archive.ts';
import type { ArchiveKeys } from './archive-keys.ts';
import { countRows, refuseHiddenRows } from './count-rows.db.ts';
import type { Entry } from './entries.ts';
import { fileEntries, folderEntries } from './folder-entries.ts';
import { writeLastBackup } from './last-backup.ts';
import { withPglite } from './pglite-session.ts';
import { addressOf } from './postgres-address.ts';
import { withPostgres } from './postgres-session.ts';
import { BackupImpossible, outputOf } from './programs.ts';

export type Place = Pick<Environment, 'data' | 'databaseUrl'>;

const contentsOf = async (engine: Contents['engine'], session: Session): Promise<Contents> => ({
  engine,
  madeAt: new Date().toISOString(),
  schema: await schemaNumber(session),
  rows: await countRows(session),
  files: {},
});

async function* allOf(...parts: AsyncIterable<Entry>[]): AsyncGenerator<Entry> {
  for (const part of parts) yield* part;
}

async function* one(entry: Entry): AsyncGenerator<Entry> {
  yield entry;
}

/** The server has to be stopped: the files of an open database change while they are read. */
async function backupPglite(data: string, target: string, keys: ArchiveKeys): Promise<Contents> {
  const folder = join(data, 'database');
  if (!existsSync(folder)) throw new BackupImpossible(`${data} holds no database.`);
  const lock = lockFolder(data);
  try {
    const contents = await withPglite(folder, (session) => contentsOf('PGlite', session));
    const entries = allOf(folderEntries(folder, 'database'), fileEntries(join(data, 'files')));
    await writeArchive(target, keys, entries, contents);
    return contents;
  } finally {
    lock.release();
  }
}

/** Counted and dumped as the database was at one moment, while the server goes on. */
async function backupPostgres(
  { data, databaseUrl }: Place & { databaseUrl: string },
  target: string,
  keys: ArchiveKeys,
): Promise<Contents> {
  return withPostgres(databaseUrl, async (session) => {
    await session.script(addBackupPolicies);
    await session.script('begin isolation level repeatable read');
    const contents = await contentsOf('PostgreSQL', session);
    await refuseHiddenRows(session, contents.rows);
    const [row] = (await session.query('select pg_export_snapshot() as snapshot')).rows;
    const { url, env } = addressOf(databaseUrl, { [backupSetting]: 'on' });
    const dump = outputOf(
      'pg_dump',
      [
        '--format=custom',
        '--compress=0',
        '--enable-row-security',
        `--snapshot=${String(row?.['snapshot'])}`,
        `--dbname=${url}`,
      ],
      env,
    );
    // Files are only ever added, or removed some time after the rows that name them: those of the dump are there.
    const entries = allOf(one({ name: 'database.dump', content: dump }), fileEntries(join(data, 'files')));
    await writeArchive(target, keys, entries, contents);
    return contents;
  });
}

/**
 * One encrypted archive with all there is but the keys: the database and the files. It is read back once more: what
 * counts is what came onto the disk.
 */
export async function backup(place: Place, to: string, keys: ArchiveKeys): Promise<Contents> {
  const target = resolve(to);
  if (existsSync(target)) throw new BackupImpossible(`${target} is there already.`);
  const { data, databaseUrl } = place;
  const contents = databaseUrl
    ? await backupPostgres({ data, databaseUrl }, target, keys)
    : await backupPglite(data, target, keys);
  await verifyArchive(target, keys);
  const { size } = await stat(target);
  await writeLastBackup(data, { madeAt: contents.madeAt, archive: target, bytes: size, checkedAt: null });
  return contents;
}
