import type { Db } from '#platform/db/tables.ts';

export const codesOf = (db: Db, loginId: string) =>
  db
    .selectFrom('oneTimeCode')
    .select(['lockedKey', 'confirmedAt'])
    .where('loginId', '=', loginId)
    .executeTakeFirst();

/** A key that waits for its first code; one that waited before is replaced. */
export async function keepNewKey(
  db: Db,
  { loginId, lockedKey, at }: { loginId: string; lockedKey: string; at: Date },
): Promise<void> {
  const row = { lockedKey, begunAt: at, lastStep: 0 };
  await db
    .insertInto('oneTimeCode')
    .values({ loginId, ...row, confirmedAt: null })
    .onConflict((on) => on.columns(['tenantId', 'loginId']).doUpdateSet(row))
    .execute();
}

export const confirmKey = async (db: Db, loginId: string, at: Date): Promise<void> => {
  await db.updateTable('oneTimeCode').set({ confirmedAt: at }).where('loginId', '=', loginId).execute();
};

/** False where a code of this step, or of a later one, was used before. */
export const takeStep = async (db: Db, loginId: string, step: number): Promise<boolean> =>
  (
    await db
      .updateTable('oneTimeCode')
      .set({ lastStep: step })
      .where('loginId', '=', loginId)
      .where('lastStep', '<', step)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const dropCodes = async (db: Db, loginId: string): Promise<void> => {
  await db.deleteFrom('recoveryCode').where('loginId', '=', loginId).execute();
  await db.deleteFrom('oneTimeCode').where('loginId', '=', loginId).execute();
};

export async function replaceRecoveryCodes(
  db: Db,
  loginId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recoveryCode').where('loginId', '=', loginId).execute();
  await db
    .insertInto('recoveryCode')
    .values(hashes.map((codeHash) => ({ loginId, codeHash, usedAt: null })))
    .execute();
}

export const takeRecoveryCode = async (
  db: Db,
  { loginId, hash, at }: { loginId: string; hash: string; at: Date },
): Promise<boolean> =>
  (
    await db
      .updateTable('recoveryCode')
      .set({ usedAt: at })
      .where('loginId', '=', loginId)
      .where('codeHash', '=', hash)
      .where('usedAt', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const recoveryCodesLeft = async (db: Db, loginId: string): Promise<number> =>
  (
    await db
      .selectFrom('recoveryCode')
      .select((of) => of.fn.countAll<number>().as('left'))
      .where('loginId', '=', loginId)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow()
  ).left;
