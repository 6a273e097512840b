import type { Db } from '#platform/db/tables.ts';

export type ChallengeFor =
  | { readonly purpose: 'signIn'; readonly loginId: null }
  | { readonly purpose: 'add' | 'prove'; readonly loginId: string };

export async function addChallenge(
  db: Db,
  { hash, purpose, loginId, expiresAt }: ChallengeFor & { hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkeyChallenge')
    .values({ challengeHash: hash, purpose, loginId, expiresAt })
    .execute();
}

/** Uses a challenge up; false where it is unknown, over, or was asked for something else. */
export async function takeChallenge(
  db: Db,
  { hash, purpose, loginId, now }: ChallengeFor & { hash: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenge')
    .where('challengeHash', '=', hash)
    .returning(['purpose', 'loginId', 'expiresAt'])
    .executeTakeFirst();
  return (
    taken !== undefined && taken.purpose === purpose && taken.loginId === loginId && taken.expiresAt > now
  );
}

export const dropOldChallenges = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now).execute();
};
