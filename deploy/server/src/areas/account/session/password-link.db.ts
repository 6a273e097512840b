import type { Db } from '../../../platform/db/tables.ts';

type NewLink = { tokenHash: string; kind: 'welcome' | 'reset'; loginId: string; expiresAt: Date };

export const addPasswordLink = async (db: Db, link: NewLink): Promise<void> => {
  await db
    .insertInto('password_link')
    .values({
      token_hash: link.tokenHash,
      kind: link.kind,
      login_id: link.loginId,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
};

/** One that nobody was told. */
export const forgetLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('password_link').where('token_hash', '=', tokenHash).execute();
};

/** How many links of a login end after a moment, used or not. */
export const countLinks = async (db: Db, loginId: string, expiresAfter: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('password_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('login_id', '=', loginId)
    .where('expires_at', '>', expiresAfter)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const workingLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_link')
    .select(['kind', 'login_id as loginId'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link up. Two at once: the second finds it used. */
export const spendLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .updateTable('password_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'login_id as loginId'])
    .executeTakeFirst();

/** After a new password, or a newer link, no older link may set another. */
export const spendLinksOf = async (db: Db, loginId: string, now: Date): Promise<void> => {
  await db
    .updateTable('password_link')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('used_at', 'is', null)
    .execute();
};

export const dropOldLinks = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('password_link').where('expires_at', '<', before).execute();
};
