import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/** Contacts of the company that a project was for have nothing to do with it any more. */
export async function leaveCompany(
  db: Db,
  { projectId, companyId }: { projectId: string; companyId: string },
): Promise<void> {
  const isTheirs = (column: string) =>
    sql<boolean>`exists (select from contact c where c.id = ${sql.ref(column)} and c.company_id = ${companyId})`;
  await db
    .deleteFrom('project_contact')
    .where('project_id', '=', projectId)
    .where(isTheirs('project_contact.contact_id'))
    .execute();
  await db
    .updateTable('crew')
    .set({ contact_on_site_id: null, version: sql`version + 1` })
    .where('project_id', '=', projectId)
    .where('cancelled_at', 'is', null)
    .where('signed_off_at', 'is', null)
    .where(isTheirs('crew.contact_on_site_id'))
    .execute();
}
