import type { Insertable } from 'kysely';
import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { insertTenant, tenantRows } from '#platform/db/tenants.db.ts';
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

/**
 * New tenants with all their rows in one transaction: a server killed meanwhile finds an empty database again.
 * False when the database has tenants already.
 */
export const fillEmpty = <Tenant extends DemoTenant>(
  database: Database,
  tenants: readonly Tenant[],
  fill: (db: Db, tenant: Tenant) => Promise<void>,
): Promise<boolean> =>
  asOperator(database, async ({ session, inTenant }) => {
    if ((await tenantRows(session)).length > 0) return false;
    for (const tenant of tenants) {
      await insertTenant(session, { ...tenant, address: null });
      await inTenant(tenant.id, (db) => fill(db, tenant));
    }
    return true;
  });
