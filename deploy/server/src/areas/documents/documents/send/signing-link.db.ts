import type { Language } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Of these signatories those who cannot sign in and can be reached by mail. */
export const withoutLogin = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('signatory')
          .select('signatory.id')
          .where('signatory.id', 'in', [...ids])
          .where('signatory.email', '<>', '')
          .where(
            sql<boolean>`not exists (select from login where login."personId" = signatory."personId"
              and login."tokenType" = 'user' and not login.blocked)`,
          )
          .orderBy('signatory.id')
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
    .selectFrom('signingLink')
    .innerJoin('signatory', 'signatory.id', 'signingLink.signatoryId')
    .select([
      'signatory.id as signatoryId',
      'signatory.documentId',
      'signatory.language',
      'signingLink.expiresAt',
    ])
    .where('signingLink.tokenHash', '=', tokenHash)
    .where('signingLink.expiresAt', '>', now)
    .executeTakeFirst();
export type LinkFound = NonNullable<Awaited<ReturnType<typeof signatoryOfLink>>>;

/** What a mail with a link says. */
export const linkReader = async (db: Db, signatoryId: string) =>
  db
    .selectFrom('signatory')
    .innerJoin('document', 'document.id', 'signatory.documentId')
    .select([
      'signatory.name',
      'signatory.email',
      'signatory.status',
      'signatory.linkOrigin as origin',
      'signatory.delegatedByName as delegatedBy',
      'document.name as document',
      'document.status as documentStatus',
      sql<Language | null>`signatory.language`.as('language'),
    ])
    .where('signatory.id', '=', signatoryId)
    .executeTakeFirst();
