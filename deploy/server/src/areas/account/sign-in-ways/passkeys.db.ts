import type { Db } from '../../../platform/db/tables.ts';

export const passkeysOf = (db: Db, loginId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'transports', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('login_id', '=', loginId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number];

/** Locked, so that of two that use it at once the second sees the counter of the first. */
export const lockedPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'login_id as loginId', 'public_key as publicKey', 'counter', 'transports'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const loginIdOfPasskey = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('passkey').select('login_id as loginId').where('id', '=', id).executeTakeFirst())
    ?.loginId ?? null;

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
    .values({ ...passkey, login_id: loginId, public_key: publicKey, added_at: at, last_used_at: null })
    .execute();
}

export async function notePasskeyUse(
  db: Db,
  { id, counter, at }: { id: string; counter: number; at: Date },
): Promise<void> {
  await db.updateTable('passkey').set({ counter, last_used_at: at }).where('id', '=', id).execute();
}

type Own = { id: string; loginId: string };

export const setPasskeyName = (db: Db, { id, loginId }: Own, name: string) =>
  db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('login_id', '=', loginId)
    .returning(['id', 'name', 'transports', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .executeTakeFirst();

/** The name of the one that is gone; nothing where there was none. */
export const dropPasskey = async (db: Db, { id, loginId }: Own): Promise<string | null> =>
  (
    await db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('login_id', '=', loginId)
      .returning('name')
      .executeTakeFirst()
  )?.name ?? null;
