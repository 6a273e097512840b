import type { Database } from '../db/database.ts';
import { tenantOfHost } from '../db/with-tenant.ts';

const keepMs = 10_000;
const atMost = 1_000;

/** Which tenant answers on a host; remembered shortly, because every request asks. */
export function createTenantHosts(database: Database): (host: string) => Promise<string | null> {
  const known = new Map<string, { tenant: string; until: number }>();
  return async (host) => {
    const found = known.get(host);
    if (found && found.until > performance.now()) return found.tenant;
    const tenant = await tenantOfHost(database, host);
    if (tenant === null) {
      known.delete(host);
      return null;
    }
    if (known.size >= atMost) known.clear();
    known.set(host, { tenant, until: performance.now() + keepMs });
    return tenant;
  };
}
