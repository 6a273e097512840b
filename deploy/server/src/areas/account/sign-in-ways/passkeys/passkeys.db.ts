import type { Db } from '#platform/db/tables.ts';

export const passkeysOf = (db: Db, loginId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'transports', 'addedAt', 'lastUsedAt'])
    .where('loginId', '=', loginId)
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .execute();
export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

/** Locked, so that of two that use it at once the second sees the counter of the first. */
export const lockedPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'loginId', 'publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const loginIdOfPasskey = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('passkey').select('loginId').where('id', '=', id).executeTakeFirst())?.loginId ?? null;

type NewPasskey = {
  id: string;
  loginId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  at: Date;
};

export async function keepPasskey(db: Db, { loginId, publicKey, at, ...passkey }: NewPasskey): Promise<void> {
  await db
    .insertInto('passkey')
    .values({ ...passkey, loginId, publicKey, addedAt: at, lastUsedAt: null })
    .execute();
}

export async function notePasskeyUse(
  db: Db,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<void> {
  await db.updateTable('passkey').set({ counter, lastUsedAt: at }).where('id', '=', id).execute();
}

type Own = { id: string; loginId: string };

export const setPasskeyName = (db: Db, { id, loginId }: Own, name: string) =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('loginId', '=', loginId)
    .returning(['id', 'name', 'transports', 'addedAt', 'lastUsedAt'])
    .executeTakeFirst();

/** The name of the one that is gone; nothing where there was none. */
export const dropPasskey = async (db: Db, { id, loginId }: Own): Promise<string | null> =>
  (
    await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('loginId', '=', loginId)
      .returning('name')
      .executeTakeFirst()
  )?.name ?? null;
