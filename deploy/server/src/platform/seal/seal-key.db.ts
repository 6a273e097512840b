import type { Db } from '../db/tables.ts';
import type { Keys } from '../keys/keys.ts';
import { keepTenantKey, readTenantKey, replaceTenantKey, tenantKey } from '../keys/tenant-keys.db.ts';
import type { TenantKey } from '../keys/tenant-keys.db.ts';
import type { SealKey } from './seal.ts';

type Whose = { keys: Keys; tenant: string; at: Date };

const placeOf = ({ keys, tenant, at }: Whose) =>
  ({ kind: 'seal', tenant, key: keys.current('seal', at).bytes }) as const;
const asSealKey = (key: TenantKey): SealKey => ({ certificate: key.public, privateKey: key.private });

/** A tenant's key for its seals, where one was made. */
export async function readSealKey(db: Db, whose: Whose): Promise<SealKey | undefined> {
  const known = await readTenantKey(db, placeOf(whose));
  return known && asSealKey(known);
}

/** The same, made where there is none. `within` runs what reads or writes: making one takes its time outside. */
export async function sealKeyFor(
  within: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  { tenantName, ...whose }: Whose & { tenantName: string },
): Promise<SealKey> {
  const place = placeOf(whose);
  const known = await within((db) => tenantKey(db, place));
  if (known) return asSealKey(known);
  const { makeSealKey } = await import('./seal.ts');
  const { certificate, privateKey } = await makeSealKey(tenantName, whose.at);
  const made = { public: certificate, private: privateKey };
  return asSealKey(await within((db) => keepTenantKey(db, made, place, whose.at)));
}

/** A certificate that somebody issued to the tenant, instead of the one that was made here. */
export const replaceSealKey = (db: Db, { certificate, privateKey }: SealKey, whose: Whose): Promise<void> =>
  replaceTenantKey(db, { public: certificate, private: privateKey }, placeOf(whose), whose.at);
