import type { Db } from '#platform/db/tables.ts';
import { isThisMachine } from '#platform/loopback.ts';

/** Where a tenant answers, for links in what no call has asked for: its own address, else its first host. */
export async function tenantOrigin(db: Db, port: number): Promise<string> {
  const { address } = await db.selectFrom('tenant').select('address').executeTakeFirstOrThrow();
  if (address) return address;
  const { host } = await db
    .selectFrom('tenantHost')
    .select('host')
    .orderBy('host')
    .limit(1)
    .executeTakeFirstOrThrow();
  return isThisMachine(host) ? `http://${host}:${port}` : `https://${host}`;
}
