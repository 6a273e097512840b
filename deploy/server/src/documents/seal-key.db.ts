import type { Db } from '../db/tables.ts';
import type { SealKey } from '../pdf/seal.ts';

export async function sealKeyOf(db: Db): Promise<SealKey | undefined> {
  const found = await db
    .selectFrom('tenant_key')
    .select(['public_part', 'private_part'])
    .where('kind', '=', 'seal')
    .executeTakeFirst();
  return found && { certificate: found.public_part, privateKey: found.private_part };
}

/** Keeps a new key; where another process was faster, its key stands. */
export async function keepSealKey(db: Db, { certificate, privateKey }: SealKey, at: Date): Promise<void> {
  await db
    .insertInto('tenant_key')
    .values({ kind: 'seal', public_part: certificate, private_part: privateKey, created_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
}
