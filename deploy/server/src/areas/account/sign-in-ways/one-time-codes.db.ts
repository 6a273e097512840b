import type { Db } from '../../../platform/db/tables.ts';

export const codesOf = (db: Db, loginId: string) =>
  db
    .selectFrom('one_time_code')
    .select(['locked_key as lockedKey', 'confirmed_at as confirmedAt'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();

/** A key that waits for its first code; one that waited before is replaced. */
export async function keepNewKey(
  db: Db,
  { loginId, lockedKey, at }: { loginId: string; lockedKey: string; at: Date },
): Promise<void> {
  const row = { locked_key: lockedKey, begun_at: at, last_step: 0 };
  await db
    .insertInto('one_time_code')
    .values({ login_id: loginId, ...row, confirmed_at: null })
    .onConflict((on) => on.columns(['tenant_id', 'login_id']).doUpdateSet(row))
    .execute();
}

export const confirmKey = async (db: Db, loginId: string, at: Date): Promise<void> => {
  await db.updateTable('one_time_code').set({ confirmed_at: at }).where('login_id', '=', loginId).execute();
};

/** False where a code of this step, or of a later one, was used before. */
export const takeStep = async (db: Db, loginId: string, step: number): Promise<boolean> =>
  (
    await db
      .updateTable('one_time_code')
      .set({ last_step: step })
      .where('login_id', '=', loginId)
      .where('last_step', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const dropCodes = async (db: Db, loginId: string): Promise<void> => {
  await db.deleteFrom('recovery_code').where('login_id', '=', loginId).execute();
  await db.deleteFrom('one_time_code').where('login_id', '=', loginId).execute();
};

export async function replaceRecoveryCodes(
  db: Db,
  loginId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('login_id', '=', loginId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ login_id: loginId, code_hash, used_at: null })))
    .execute();
}

export const takeRecoveryCode = async (
  db: Db,
  { loginId, hash, at }: { loginId: string; hash: string; at: Date },
): Promise<boolean> =>
  (
    await db
      .updateTable('recovery_code')
      .set({ used_at: at })
      .where('login_id', '=', loginId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const recoveryCodesLeft = async (db: Db, loginId: string): Promise<number> =>
  (
    await db
      .selectFrom('recovery_code')
      .select((of) => of.fn.countAll<number>().as('left'))
      .where('login_id', '=', loginId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).left;
