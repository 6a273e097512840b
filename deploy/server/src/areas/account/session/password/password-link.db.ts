import type { Db } from '#platform/db/tables.ts';

type NewLink = { tokenHash: string; kind: 'welcome' | 'reset'; loginId: string; expiresAt: Date };

export const addPasswordLink = async (db: Db, link: NewLink): Promise<void> => {
  await db
    .insertInto('passwordLink')
    .values({
      tokenHash: link.tokenHash,
      kind: link.kind,
      loginId: link.loginId,
      expiresAt: link.expiresAt,
      usedAt: null,
    })
    .execute();
};

/** One that nobody was told. */
export const forgetLink = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('passwordLink').where('tokenHash', '=', tokenHash).execute();
};

/** How many links of a login end after a moment, used or not. */
export const countLinks = async (db: Db, loginId: string, expiresAfter: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('passwordLink')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('loginId', '=', loginId)
    .where('expiresAt', '>', expiresAfter)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const workingLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('passwordLink')
    .select(['kind', 'loginId'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** Uses a link up. Two at once: the second finds it used. */
export const spendLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .updateTable('passwordLink')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['kind', 'loginId'])
    .executeTakeFirst();

/** After a new password, or a newer link, no older link may set another. */
export const spendLinksOf = async (db: Db, loginId: string, now: Date): Promise<void> => {
  await db
    .updateTable('passwordLink')
    .set({ usedAt: now })
    .where('loginId', '=', loginId)
    .where('usedAt', 'is', null)
    .execute();
};

export const dropOldLinks = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('passwordLink').where('expiresAt', '<', before).execute();
};
