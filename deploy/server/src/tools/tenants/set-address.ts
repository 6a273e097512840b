import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { setAddress, tenantRows } from '#platform/db/tenants.db.ts';
import { unknownTenant } from './arguments/refused.ts';

/** Says where the links in a tenant's mails lead to; they follow with the next call. */
export const setTenantAddress = (database: Database, tenantId: string, address: string | null) =>
  asOperator(database, async ({ session }) => {
    if (await setAddress(session, tenantId, address)) return;
    throw unknownTenant(tenantId, await tenantRows(session));
  });
