import type { AnyEndpoint } from '@callboard/contract';
import type { Db } from '../db/tables.ts';
import type { Keys } from '../keys/keys.ts';
import { requireAccess } from './gate.ts';
import type { Caller, CallerOf, CurrentTenant, RequestFacts } from './handler.ts';
import { bearerOf } from './request-facts.ts';
import { tenantById } from './tenants.db.ts';

export type Door = { callerOf: CallerOf; now: () => Date; keys: Keys };
export type Call = { facts: RequestFacts; tenantId: string };

export const ownerOf = (caller: Caller | null) => caller?.loginId ?? 'anyone';

/** Who calls, where, and whether they may. */
export async function enter(door: Door, endpoint: AnyEndpoint, { facts, tenantId }: Call, db: Db) {
  const tenant: CurrentTenant = await tenantById(db, tenantId);
  const caller = await findCaller(door, facts, db, endpoint.lateToken === true);
  requireAccess(endpoint, { tenant, caller, request: facts, now: door.now() });
  return { tenant, caller };
}

async function findCaller(
  { callerOf, now, keys }: Door,
  facts: RequestFacts,
  db: Db,
  late: boolean,
): Promise<Caller | null> {
  const token = bearerOf(facts.headers.authorization);
  return token === null ? null : callerOf(token, db, now(), keys, { late });
}
