import type { SignatureZone } from '@callboard/contract';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

export type Signer = {
  personId: string;
  step: number;
  required: boolean;
  role: string;
  zone?: SignatureZone | null | undefined;
};

export const typeById = (db: Db, id: string) =>
  db
    .selectFrom('documentType')
    .select(['id', 'caption', 'uploadable', 'skillId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const peopleById = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('person')
        .select(['id', 'contactNumber', 'firstName', 'lastName', 'email'])
        .where('id', 'in', [...new Set(ids)])
        .execute();

export const signingOrder = async (db: Db): Promise<string> =>
  (await db.selectFrom('tenantSetting').select('signingOrder').executeTakeFirst())?.signingOrder ??
  'one by one';

export const linksOf = (db: Db, documentId: string) =>
  db
    .selectFrom('documentLink')
    .select(['subjectKind as kind', 'subjectId as id'])
    .where('documentId', '=', documentId)
    .orderBy('rank')
    .execute();

type New<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, 'tenantId'>;

export async function insertDocument(db: Db, document: New<'document'>): Promise<void> {
  await db.insertInto('document').values(document).execute();
}

export async function insertSignatories(db: Db, signatories: readonly New<'signatory'>[]): Promise<void> {
  await db.insertInto('signatory').values(signatories).execute();
}

/** What a document belongs to; the same thing twice is once. */
export async function insertLinks(db: Db, links: readonly New<'documentLink'>[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('documentLink')
    .values(links)
    .onConflict((on) => on.doNothing())
    .execute();
}
