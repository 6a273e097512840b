import type { Db } from '../db/tables.ts';
import { isLocked, locked, unlocked } from './key-at-rest.ts';

/** `public` of a seal is its certificate; of text messages, the host of their provider. */
export type TenantKey = { public: string; private: string };
/** What a tenant's key is for, and what locks it. */
export type KeyPlace = { kind: 'seal' | 'push' | 'text'; tenant: string; key: Uint8Array };

const lockOf = ({ kind, tenant, key }: KeyPlace) => ({ key, about: `${tenant} ${kind}` });

const keptKey = (db: Db, { kind }: KeyPlace): Promise<TenantKey | undefined> =>
  db
    .selectFrom('tenantKey')
    .select(['publicPart as public', 'privatePart as private'])
    .where('kind', '=', kind)
    .executeTakeFirst();

/** For a transaction that only reads. */
export async function readTenantKey(db: Db, place: KeyPlace): Promise<TenantKey | undefined> {
  const found = await keptKey(db, place);
  if (!found || !isLocked(found.private)) return found;
  return { ...found, private: unlocked(found.private, lockOf(place)) };
}

export async function tenantKey(db: Db, place: KeyPlace): Promise<TenantKey | undefined> {
  const found = await keptKey(db, place);
  if (!found) return undefined;
  if (isLocked(found.private)) return { ...found, private: unlocked(found.private, lockOf(place)) };
  // A row from before keys were locked. Of two processes that find it, the first one locks it.
  await db
    .updateTable('tenantKey')
    .set({ privatePart: locked(found.private, lockOf(place)) })
    .where('kind', '=', place.kind)
    .where('privatePart', '=', found.private)
    .execute();
  return found;
}

/** Puts another key in the place of whatever was there. */
export async function replaceTenantKey(db: Db, given: TenantKey, place: KeyPlace, at: Date): Promise<void> {
  const row = {
    publicPart: given.public,
    privatePart: locked(given.private, lockOf(place)),
    createdAt: at,
  };
  await db
    .insertInto('tenantKey')
    .values({ kind: place.kind, ...row })
    .onConflict((on) => on.columns(['tenantId', 'kind']).doUpdateSet(row))
    .execute();
}

export const dropTenantKey = async (db: Db, kind: KeyPlace['kind']): Promise<void> => {
  await db.deleteFrom('tenantKey').where('kind', '=', kind).execute();
};

/** Keeps a new key and gives back the one that stands: where another process was faster, that is its key. */
export async function keepTenantKey(db: Db, made: TenantKey, place: KeyPlace, at: Date): Promise<TenantKey> {
  await db
    .insertInto('tenantKey')
    .values({
      kind: place.kind,
      publicPart: made.public,
      privatePart: locked(made.private, lockOf(place)),
      createdAt: at,
    })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await tenantKey(db, place)) ?? made;
}
