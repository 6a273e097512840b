import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Contacts of the company that a project was for have nothing to do with it any more. */
export async function leaveCompany(
  db: Db,
  { projectId, companyId }: { projectId: string; companyId: string },
): Promise<void> {
  const isTheirs = (column: string) =>
    sql<boolean>`exists (select from contact where contact.id = ${sql.ref(column)}
      and contact."companyId" = ${companyId})`;
  await db
    .deleteFrom('projectContact')
    .where('projectId', '=', projectId)
    .where(isTheirs('projectContact.contactId'))
    .execute();
  await db
    .updateTable('crew')
    .set({ contactOnSiteId: null, version: sql`version + 1` })
    .where('projectId', '=', projectId)
    .where('cancelledAt', 'is', null)
    .where('signedOffAt', 'is', null)
    .where(isTheirs('crew.contactOnSiteId'))
    .execute();
}
