import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import type { readSeller } from './arguments/read-seller.ts';
import { unknownTenant } from './arguments/refused.ts';
import { saveSeller } from './seller.db.ts';

/** Says which company writes the invoices of a tenant, or changes what is known of it. */
export const setSeller = (database: Database, tenantId: string, seller: ReturnType<typeof readSeller>) =>
  asOperator(database, async ({ session, inTenant }) => {
    const tenants = await tenantRows(session);
    if (!tenants.some(({ id }) => id === tenantId)) throw unknownTenant(tenantId, tenants);
    await inTenant(tenantId, (db) => saveSeller(db, seller));
  });
