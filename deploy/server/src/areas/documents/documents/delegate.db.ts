import { sql } from 'kysely';
import { fullName, nameOf } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

export type Delegate = {
  person_id: string | null;
  contact_number: string;
  name: string;
  email: string;
  language: string | null;
};

/** Somebody of the tenant who works here now. */
export async function personToDelegate(db: Db, id: string): Promise<Delegate | undefined> {
  const found = await db
    .selectFrom('person')
    .select(['id', 'contact_number', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return (
    found && {
      person_id: found.id,
      contact_number: found.contact_number,
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
  { person_id, email }: Delegate,
): Promise<boolean> =>
  (await db
    .selectFrom('signatory')
    .select('id')
    .where('document_id', '=', documentId)
    .where((either) =>
      person_id === null
        ? either(sql<string>`lower(email)`, '=', email.toLowerCase())
        : either('person_id', '=', person_id),
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
      delegated_by: by.personId,
      delegated_by_name: by.name,
      delegated_at: by.at,
      version: sql`version + 1`,
    })
    .where('id', '=', signatoryId)
    .execute();
}

type Asked = { documentId: string; search: Search; limit: number; page: number };

export async function possibleDelegates(db: Db, { documentId, search, ...page }: Asked) {
  const name = fullName('p');
  const found = db
    .selectFrom('person as p')
    .where(hasAll(sql`fold_text(${name})`, search))
    .where('p.active', '=', true)
    .where(
      sql<boolean>`not exists (select from signatory s where s.tenant_id = p.tenant_id
        and s.document_id = ${documentId} and s.person_id = p.id)`,
    );
  return pageOf(
    found
      .select(['p.id', name.as('name')])
      .orderBy('p.last_name')
      .orderBy('p.first_name')
      .orderBy('p.id'),
    page,
  );
}
