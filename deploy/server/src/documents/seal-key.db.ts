import type { Db } from '../db/tables.ts';
import type { SealKey } from '../pdf/seal.ts';
import { isLocked, locked, unlocked } from './key-at-rest.ts';

/** What locks the keys of a tenant. */
export type KeyLock = { key: Uint8Array; tenant: string };

const lockOf = ({ key, tenant }: KeyLock) => ({ key, about: `${tenant} seal` });

const keptKey = (db: Db) =>
  db
    .selectFrom('tenant_key')
    .select(['public_part', 'private_part'])
    .where('kind', '=', 'seal')
    .executeTakeFirst();

export async function sealKeyOf(db: Db, lock: KeyLock): Promise<SealKey | undefined> {
  const found = await keptKey(db);
  if (!found) return undefined;
  const { public_part: certificate, private_part: kept } = found;
  if (isLocked(kept)) return { certificate, privateKey: unlocked(kept, lockOf(lock)) };
  // A row from before keys were locked. Of two processes that find it, the first one locks it.
  await db
    .updateTable('tenant_key')
    .set({ private_part: locked(kept, lockOf(lock)) })
    .where('kind', '=', 'seal')
    .where('private_part', '=', kept)
    .execute();
  return { certificate, privateKey: kept };
}

/** Keeps a new key; where another process was faster, its key stands. */
export async function keepSealKey(
  db: Db,
  { certificate, privateKey }: SealKey,
  lock: KeyLock,
  at: Date,
): Promise<void> {
  const private_part = locked(privateKey, lockOf(lock));
  await db
    .insertInto('tenant_key')
    .values({ kind: 'seal', public_part: certificate, private_part, created_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
}
