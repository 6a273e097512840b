import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAppRole } from '#platform/db/app-role.ts';
import { addBackupPolicies } from '#platform/db/backup-policy.ts';
import { addressOf } from './postgres-address.ts';
import { withPostgres } from './postgres-session.ts';
import { BackupImpossible, textOf } from './programs.ts';

export const refuseFullDatabase = (databaseUrl: string): Promise<void> =>
  withPostgres(databaseUrl, async (session) => {
    const { rows } = await session.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname !~ '^pg_(catalog|toast|temp)' and n.nspname <> 'information_schema' limit 1`,
    );
    if (rows.length > 0) throw new BackupImpossible('The database is not empty. Restore into a new one.');
  });

/** All or nothing of the dump in a folder. The role that restores may be called otherwise than the one that dumped. */
export async function restoreDump(databaseUrl: string, folder: string): Promise<void> {
  const dump = join(folder, 'database.dump');
  const { url, env } = addressOf(databaseUrl);
  await withPostgres(databaseUrl, (session) => session.script(ensureAppRole));
  const list = (await textOf('pg_restore', ['--list', dump], env))
    .split('\n')
    .filter((line) => !/ POLICY public \S+ backup /.test(line));
  const wanted = join(folder, 'database.list');
  await writeFile(wanted, list.join('\n'), { mode: 0o600 });
  await textOf(
    'pg_restore',
    [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      `--use-list=${wanted}`,
      `--dbname=${url}`,
      dump,
    ],
    env,
  );
  await withPostgres(databaseUrl, (session) => session.script(addBackupPolicies));
}
