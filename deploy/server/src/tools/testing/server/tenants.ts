import { bundleIds } from '@callboard/contract';
import type { Database } from '#platform/db/database.ts';

/** Two tenants for tests: everything of one is foreign to the other. */
export const north = { id: 'north', name: 'North', host: 'north.test', bundles: [...bundleIds] };
export const south = { id: 'south', name: 'South', host: 'south.test', bundles: [...bundleIds] };

export async function addTenants(database: Database, tenants = [north, south]): Promise<void> {
  await database.asOwner(async (session) => {
    for (const { id, name, host, bundles } of tenants) {
      await session.query('insert into tenant (id, name, bundles) values ($1, $2, $3)', [id, name, bundles]);
      await session.query('insert into "tenantHost" (host, "tenantId") values ($1, $2)', [host, id]);
    }
  });
}
