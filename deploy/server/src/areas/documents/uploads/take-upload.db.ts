import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';

export type TakenFile = { fileId: string; name: string; type: string; size: number };

/**
 * The file behind an id of `POST /uploads`, taken by the caller's own call and by no second one. `types` names
 * what the call accepts, as beginnings: `image/`, `application/pdf`.
 */
export async function takeUpload(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  id: string,
  { path = 'uploadId', types }: { path?: string; types?: readonly string[] } = {},
): Promise<TakenFile> {
  const found = await db
    .selectFrom('upload')
    .innerJoin('file', 'file.id', 'upload.fileId')
    .select(['file.id as fileId', 'file.name', 'file.type', 'file.size'])
    .where('upload.id', '=', id)
    .where('upload.loginId', '=', caller.loginId)
    .executeTakeFirst();
  if (!found) throw new AppError('invalid', { fields: [{ path, code: 'bad_choice' }] });
  if (types && !types.some((type) => found.type.startsWith(type))) {
    throw new AppError('unsupported_file', { params: { reason: 'type' } });
  }
  await db.deleteFrom('upload').where('id', '=', id).execute();
  return found;
}
