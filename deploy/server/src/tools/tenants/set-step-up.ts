import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { setStepUp, tenantRows } from '#platform/db/tenants.db.ts';
import type { StepUp } from './arguments/read-step-up.ts';
import { unknownTenant } from './arguments/refused.ts';

/** Says what a tenant asks a fresh proof for; it counts with the next call. */
export const setTenantStepUp = (database: Database, tenantId: string, wanted: StepUp) =>
  asOperator(database, async ({ session }) => {
    if (await setStepUp(session, tenantId, wanted)) return;
    throw unknownTenant(tenantId, await tenantRows(session));
  });
