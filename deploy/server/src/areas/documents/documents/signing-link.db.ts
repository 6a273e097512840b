import type { Language } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Of these signatories those who cannot sign in and can be reached by mail. */
export const withoutLogin = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('signatory as s')
          .select('s.id')
          .where('s.id', 'in', [...ids])
          .where('s.email', '<>', '')
          .where(
            sql<boolean>`not exists (select from login l where l."personId" = s."personId" and l."tokenType" = 'user' and not l.blocked)`,
          )
          .orderBy('s.id')
          .execute()
      ).map(({ id }) => id);

type NewLink = { tokenHash: string; signatoryId: string; expiresAt: Date; at: Date };

/** Links that are over make room. */
export async function addLink(db: Db, { tokenHash, signatoryId, expiresAt, at }: NewLink): Promise<void> {
  await db.deleteFrom('signingLink').where('expiresAt', '<', at).execute();
  await db.insertInto('signingLink').values({ tokenHash, signatoryId, createdAt: at, expiresAt }).execute();
}

export const endLinks = async (db: Db, signatoryId: string): Promise<void> => {
  await db.deleteFrom('signingLink').where('signatoryId', '=', signatoryId).execute();
};

export const keepOrigin = async (db: Db, signatoryId: string, origin: string): Promise<void> => {
  await db.updateTable('signatory').set({ linkOrigin: origin }).where('id', '=', signatoryId).execute();
};

/** Whose link this is, as long as it works. */
export const signatoryOfLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('signingLink as l')
    .innerJoin('signatory as s', 's.id', 'l.signatoryId')
    .select(['s.id as signatoryId', 's.documentId', 's.language', 'l.expiresAt'])
    .where('l.tokenHash', '=', tokenHash)
    .where('l.expiresAt', '>', now)
    .executeTakeFirst();
export type LinkFound = NonNullable<Awaited<ReturnType<typeof signatoryOfLink>>>;

/** What a mail with a link says. */
export const linkReader = async (db: Db, signatoryId: string) =>
  db
    .selectFrom('signatory as s')
    .innerJoin('document as d', 'd.id', 's.documentId')
    .select([
      's.name',
      's.email',
      's.status',
      's.linkOrigin as origin',
      's.delegatedByName as delegatedBy',
      'd.name as document',
      'd.status as documentStatus',
      sql<Language | null>`s.language`.as('language'),
    ])
    .where('s.id', '=', signatoryId)
    .executeTakeFirst();
