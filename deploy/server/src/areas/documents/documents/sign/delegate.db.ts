import { sql } from 'kysely';
import { fullName, nameOf } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

export type Delegate = {
  personId: string | null;
  contactNumber: string;
  name: string;
  email: string;
  language: string | null;
};

/** Somebody of the tenant who works here now. */
export async function personToDelegate(db: Db, id: string): Promise<Delegate | undefined> {
  const found = await db
    .selectFrom('person')
    .select(['id', 'contactNumber', 'firstName', 'lastName', 'email'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return (
    found && {
      personId: found.id,
      contactNumber: found.contactNumber,
      name: nameOf(found),
      email: found.email,
      language: null,
    }
  );
}

/** Whether one of the signatories is that person, or has that address. */
export const isSignatory = async (
  db: Db,
  documentId: string,
  { personId, email }: Delegate,
): Promise<boolean> =>
  (await db
    .selectFrom('signatory')
    .select('id')
    .where('documentId', '=', documentId)
    .where((either) =>
      personId === null
        ? either(sql<string>`lower(email)`, '=', email.toLowerCase())
        : either('personId', '=', personId),
    )
    .executeTakeFirst()) !== undefined;

/** The place stays with its step; what was only on the way begins anew. */
export async function handOn(
  db: Db,
  signatoryId: string,
  to: Delegate,
  by: { personId: string; name: string; at: Date },
): Promise<void> {
  await db
    .updateTable('signatory')
    .set({
      ...to,
      status: 'readyToSign',
      delegatedBy: by.personId,
      delegatedByName: by.name,
      delegatedAt: by.at,
      version: sql`version + 1`,
    })
    .where('id', '=', signatoryId)
    .execute();
}

type Asked = { documentId: string; search: Search; limit: number; page: number };

export async function possibleDelegates(db: Db, { documentId, search, ...page }: Asked) {
  const name = fullName('person');
  const found = db
    .selectFrom('person')
    .where(hasAll(sql`fold_text(${name})`, search))
    .where('person.active', '=', true)
    .where(
      sql<boolean>`not exists (select from signatory where signatory."documentId" = ${documentId}
        and signatory."personId" = person.id)`,
    );
  return pageOf(
    found
      .select(['person.id', name.as('name')])
      .orderBy('person.lastName')
      .orderBy('person.firstName')
      .orderBy('person.id'),
    page,
  );
}
