import { Kysely } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import { dialectOf } from '../db/dialect.ts';
import type { Session } from '../db/engine.ts';
import type { Db, Tables } from '../db/tables.ts';
import { appRole } from '../db/app-role.ts';
import type { DemoTenant } from './demo-tenants.ts';

/** Rows in a few large statements, within what one statement may carry. */
export async function insertAll<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.max(1, Math.floor(20_000 / Object.keys(first).length));
  for (let at = 0; at < rows.length; at += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + atOnce) as Insertable<Tables[Table]>[])
      .execute();
  }
}

async function addTenant(session: Session, { id, name, bundles, hosts }: DemoTenant): Promise<void> {
  await session.query('insert into tenant (id, name, bundles) values ($1, $2, $3)', [id, name, bundles]);
  for (const host of hosts) {
    await session.query('insert into tenant_host (host, tenant_id) values ($1, $2)', [host, id]);
  }
  await session.query(`select set_config('callboard.tenant', $1, true)`, [id]);
}

/**
 * New tenants with all their rows in one transaction: a server killed meanwhile finds an empty database again.
 * False when the database has tenants already.
 */
export const fillEmpty = <Tenant extends DemoTenant>(
  database: Database,
  tenants: readonly Tenant[],
  fill: (db: Db, tenant: Tenant) => Promise<void>,
): Promise<boolean> =>
  database.asOwner(async (session) => {
    await session.script('begin');
    try {
      const { rows } = await session.query('select 1 from tenant limit 1');
      const empty = rows.length === 0;
      const db = new Kysely<Tables>({ dialect: dialectOf(session) }) as unknown as Db;
      for (const tenant of empty ? tenants : []) {
        await addTenant(session, tenant);
        // As handlers do, so that what is read is this tenant's alone.
        await session.query(`select set_config('role', $1, true)`, [appRole]);
        await fill(db, tenant);
        await session.query(`select set_config('role', 'none', true)`);
      }
      await session.script('commit');
      return empty;
    } catch (error) {
      await session.script('rollback');
      throw error;
    }
  });
