import { asOperator } from '#platform/db/as-operator.ts';
import type { Database } from '#platform/db/database.ts';
import { tenantRows } from '#platform/db/tenants.db.ts';
import type { Keys } from '#platform/keys/keys.ts';
import { dropTenantKey, replaceTenantKey } from '#platform/keys/tenant-keys.db.ts';
import { unknownTenant } from './arguments/refused.ts';
import type { WantedMessages } from './arguments/read-messages.ts';

/** Text messages of a tenant go out by this provider from now on, or not at all. */
export const setTenantMessages = (
  database: Database,
  tenant: string,
  { wanted, keys, at }: { wanted: WantedMessages; keys: Keys; at: Date },
) =>
  asOperator(database, async ({ session, inTenant }) => {
    const tenants = await tenantRows(session);
    if (!tenants.some(({ id }) => id === tenant)) throw unknownTenant(tenant, tenants);
    const place = { kind: 'text', tenant, key: keys.current('push', at).bytes } as const;
    await inTenant(tenant, (db) =>
      wanted
        ? replaceTenantKey(db, { public: wanted.host, private: JSON.stringify(wanted.template) }, place, at)
        : dropTenantKey(db, place.kind),
    );
  });
