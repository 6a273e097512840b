import type { Db } from '../../../platform/db/tables.ts';

export type ChallengeFor =
  | { readonly purpose: 'signIn'; readonly loginId: null }
  | { readonly purpose: 'add' | 'prove'; readonly loginId: string };

export async function addChallenge(
  db: Db,
  { hash, purpose, loginId, expiresAt }: ChallengeFor & { hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hash, purpose, login_id: loginId, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up; false where it is unknown, over, or was asked for something else. */
export async function takeChallenge(
  db: Db,
  { hash, purpose, loginId, now }: ChallengeFor & { hash: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash)
    .returning(['purpose', 'login_id as loginId', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return (
    taken !== undefined && taken.purpose === purpose && taken.loginId === loginId && taken.expiresAt > now
  );
}

export const dropOldChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
};
