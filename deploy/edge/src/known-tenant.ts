import type { FastifyRequest } from 'fastify';
import type { DocumentTenant } from './frame.ts';

type TenantOf = (request: FastifyRequest) => Promise<DocumentTenant | null>;
/** Nothing where nobody knows: without `tenantOf`, or while the database is away. */
type Known = DocumentTenant | 'unknown-host' | null;

/** How long a document waits for the database: after that it shows what is known of its tenant. */
const patienceMs = 1000;

/**
 * Whose document it is. A document is there for everybody, also while the database is slow or away: it shows the tenant
 * as it was last seen, or the product's name. Only hosts of tenants are kept, so nobody fills the memory with others.
 */
export function knownTenant(tenantOf: TenantOf | undefined): (request: FastifyRequest) => Promise<Known> {
  const known = new Map<string, DocumentTenant>();
  return async (request) => {
    if (!tenantOf) return null;
    const lastSeen = () => known.get(request.hostname) ?? null;
    const asked: Promise<Known> = tenantOf(request).then(
      (tenant) => {
        if (tenant) known.set(request.hostname, tenant);
        return tenant ?? 'unknown-host';
      },
      (error: unknown) => {
        request.log.warn(error, 'A document without the database.');
        return lastSeen();
      },
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Known>((resolve) => {
      timer = setTimeout(() => resolve(lastSeen()), patienceMs);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  };
}
