import type { Language } from '@callboard/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

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
            sql<boolean>`not exists (select from login l where l.tenant_id = s.tenant_id
              and l.person_id = s.person_id and l.token_type = 'user' and not l.blocked)`,
          )
          .orderBy('s.id')
          .execute()
      ).map(({ id }) => id);

type NewLink = { tokenHash: string; signatoryId: string; expiresAt: Date; at: Date };

/** Links that are over make room. */
export async function addLink(db: Db, { tokenHash, signatoryId, expiresAt, at }: NewLink): Promise<void> {
  await db.deleteFrom('signing_link').where('expires_at', '<', at).execute();
  await db
    .insertInto('signing_link')
    .values({ token_hash: tokenHash, signatory_id: signatoryId, created_at: at, expires_at: expiresAt })
    .execute();
}

export const endLinks = async (db: Db, signatoryId: string): Promise<void> => {
  await db.deleteFrom('signing_link').where('signatory_id', '=', signatoryId).execute();
};

export const keepOrigin = async (db: Db, signatoryId: string, origin: string): Promise<void> => {
  await db.updateTable('signatory').set({ link_origin: origin }).where('id', '=', signatoryId).execute();
};

/** Whose link this is, as long as it works. */
export const signatoryOfLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('signing_link as l')
    .innerJoin('signatory as s', (join) =>
      join.onRef('s.tenant_id', '=', 'l.tenant_id').onRef('s.id', '=', 'l.signatory_id'),
    )
    .select(['s.id as signatoryId', 's.document_id as documentId', 's.language', 'l.expires_at as expiresAt'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
export type LinkFound = NonNullable<Awaited<ReturnType<typeof signatoryOfLink>>>;

/** What a mail with a link says. */
export const linkReader = async (db: Db, signatoryId: string) =>
  db
    .selectFrom('signatory as s')
    .innerJoin('document as d', (join) =>
      join.onRef('d.tenant_id', '=', 's.tenant_id').onRef('d.id', '=', 's.document_id'),
    )
    .select([
      's.name',
      's.email',
      's.status',
      's.link_origin as origin',
      's.delegated_by_name as delegatedBy',
      'd.name as document',
      'd.status as documentStatus',
      sql<Language | null>`s.language`.as('language'),
    ])
    .where('s.id', '=', signatoryId)
    .executeTakeFirst();
