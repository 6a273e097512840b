import { appRole } from '#platform/db/app-role.ts';
import { backupSetting } from '#platform/db/backup-policy.ts';
import type { Session } from '#platform/db/engine/engine.ts';
import { BackupImpossible } from './programs.ts';

type Counts = Record<string, number>;

const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name,
    exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_tenant'
      and c.relname <> 'tenant') as "ofTenants"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`;

async function countOf(session: Session, tables: readonly string[]): Promise<Counts> {
  if (tables.length === 0) return {};
  const each = tables.map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`);
  const { rows } = await session.query(each.join(' union all '));
  return Object.fromEntries(rows.map((row) => [String(row['name']), Number(row['rows'])]));
}

/** Rows of every table, all tenants together. In a transaction of its own, or in the caller's. */
export async function countRows(session: Session): Promise<Counts> {
  const { rows } = await session.query(tablesQuery);
  await session.query(`select set_config($1, 'on', false)`, [backupSetting]);
  try {
    return await countOf(
      session,
      rows.map((row) => String(row['name'])),
    );
  } finally {
    await session.query(`select set_config($1, '', false)`, [backupSetting]);
  }
}

/**
 * Refuses where a backup would leave rows out. Each tenant's rows are counted as its own handlers see them; together
 * they must be what the backup reads.
 */
export async function refuseHiddenRows(session: Session, counted: Counts): Promise<void> {
  const { rows } = await session.query(tablesQuery);
  const tables = rows.filter((row) => row['ofTenants']).map((row) => String(row['name']));
  const sums: Counts = Object.fromEntries(tables.map((table) => [table, 0]));
  const tenants = (await session.query('select id from tenant')).rows;
  await session.script(`set local role ${appRole}`);
  for (const { id } of tenants) {
    await session.query(`select set_config('callboard.tenant', $1, true)`, [id]);
    for (const [table, count] of Object.entries(await countOf(session, tables)))
      sums[table] = (sums[table] ?? 0) + count;
  }
  await session.script('set local role none');
  const short = tables.filter((table) => sums[table] !== counted[table]);
  if (short.length > 0)
    throw new BackupImpossible(`The role of DATABASE_URL does not see all rows of: ${short.join(', ')}`);
}
