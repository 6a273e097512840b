import { fileById } from '#platform/files/file.db.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#platform/http/handler.ts';

/** The address of a file that everybody may see, or null where there is none. */
export async function publicUrl(
  fileId: string | null,
  { db, tenant, keys, now }: Pick<Ctx, 'db' | 'keys' | 'now'> & { tenant: Pick<Ctx['tenant'], 'id'> },
): Promise<string | null> {
  const file = fileId === null ? undefined : await fileById(db, fileId);
  return file
    ? signedUrl(file, { tenant: tenant.id, key: keys.current('file', now()), now: now() }).url
    : null;
}
