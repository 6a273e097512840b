import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import type { Keys } from '#platform/keys/keys.ts';
import { replaceSealKey } from '#platform/seal/seal-key.db.ts';
import { unknownTenant } from './arguments/refused.ts';
import type { WantedSeal } from './arguments/read-seal.ts';

/** Papers that are sealed from now on carry this certificate; those that were sealed keep theirs. */
export const setTenantSeal = (
  database: Database,
  tenant: string,
  { seal, keys, at }: { seal: WantedSeal; keys: Keys; at: Date },
) =>
  asOperator(database, async ({ session, inTenant }) => {
    const tenants = await tenantRows(session);
    if (!tenants.some(({ id }) => id === tenant)) throw unknownTenant(tenant, tenants);
    await inTenant(tenant, (db) => replaceSealKey(db, seal, { keys, tenant, at }));
  });
