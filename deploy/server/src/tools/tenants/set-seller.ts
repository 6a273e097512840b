import { asOperator } from '../../platform/db/as-operator.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantRows } from '../../platform/db/tenants.db.ts';
import type { readSeller } from './read-seller.ts';
import { TenantCommandRefused } from './refused.ts';
import { saveSeller } from './seller.db.ts';

/** Says which company writes the invoices of a tenant, or changes what is known of it. */
export const setSeller = (database: Database, tenantId: string, seller: ReturnType<typeof readSeller>) =>
  asOperator(database, async ({ session, inTenant }) => {
    const known = (await tenantRows(session)).map(({ id }) => id);
    if (!known.includes(tenantId))
      throw new TenantCommandRefused(
        `There is no tenant "${tenantId}". There are: ${known.join(', ') || 'none'}.`,
      );
    await inTenant(tenantId, (db) => saveSeller(db, seller));
  });
