import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { changedForAll } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { BundleChanges } from './arguments/read-bundles.ts';
import { unknownTenant } from './arguments/refused.ts';
import { lockTenants, switchBundles, tenantRows } from '#platform/db/tenants.db.ts';

export type Switched = { readonly bundles: readonly string[]; readonly changed: boolean };

/** Switches bundles of a tenant on and off: endpoints at once, open pages at their next safe moment. */
export const switchTenantBundles = (
  database: Database,
  tenantId: string,
  { on, off }: BundleChanges,
  at: Date,
): Promise<Switched> =>
  asOperator(database, async ({ session, inTenant }) => {
    await lockTenants(session);
    const tenants = await tenantRows(session);
    const tenant = tenants.find(({ id }) => id === tenantId);
    if (!tenant) throw unknownTenant(tenantId, tenants);
    const really = {
      on: on.filter((one) => !tenant.bundles.includes(one)),
      off: off.filter((one) => tenant.bundles.includes(one)),
    };
    if (really.on.length + really.off.length === 0) return { bundles: tenant.bundles, changed: false };
    const bundles = await switchBundles(session, tenant, { ...really, at });
    await inTenant(tenantId, async (db) => {
      await noteActivity(db, {
        personId: null,
        category: 'tenant',
        caption: 'tenant_bundles_changed',
        subject: { kind: 'tenant', id: tenantId },
        before: { bundles: tenant.bundles },
        after: { bundles },
        at,
      });
      await changedForAll(db, ['lineup']);
    });
    return { bundles, changed: true };
  });
