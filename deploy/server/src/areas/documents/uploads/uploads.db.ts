import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';

export async function addUpload(
  db: Db,
  upload: Omit<Insertable<Tables['upload']>, 'tenant_id'>,
): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}
