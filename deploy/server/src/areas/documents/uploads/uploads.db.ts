import type { Insertable } from 'kysely';
import type { Ctx } from '#platform/http/handler.ts';
import type { Db, Tables } from '#platform/db/tables.ts';

export async function addUpload(
  db: Db,
  upload: Omit<Insertable<Tables['upload']>, 'tenantId'>,
): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}

/** A file that the caller has sent and not used yet. */
export const findUpload = ({ db, caller }: Pick<Ctx, 'db' | 'caller'>, id: string) =>
  db
    .selectFrom('upload')
    .innerJoin('file', 'file.id', 'upload.fileId')
    .select(['file.content', 'file.type'])
    .where('upload.id', '=', id)
    .where('upload.loginId', '=', caller.loginId)
    .executeTakeFirst();
