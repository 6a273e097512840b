import { notFound } from '../errors/app-error.ts';
import type { Ctx } from './handler.ts';
import { fileById } from '../files/file.db.ts';
import { signedUrl } from '../files/signed-url.ts';

export type AddressCtx = Pick<Ctx, 'tenant' | 'keys' | 'now' | 'caller'>;
type Addressed = Parameters<typeof signedUrl>[0];

/** Where the caller finds a file: a private one for five minutes, in this session alone. */
export function fileAddress(
  { id, content, private: isPrivate }: Addressed,
  { tenant, keys, now, caller }: AddressCtx,
): { url: string; expiresAt: string } {
  const { url, expiresAt } = signedUrl(
    { id, content, private: isPrivate },
    { tenant: tenant.id, key: keys.current('file', now()), now: now(), session: caller.sessionId },
  );
  return { url, expiresAt: expiresAt.toISOString() };
}

/** The same of a file that is known by its id alone, with what is known of it. */
export async function addressed(fileId: string, ctx: AddressCtx & Pick<Ctx, 'db'>) {
  const file = await fileById(ctx.db, fileId);
  if (!file) throw notFound();
  return { ...file, ...fileAddress(file, ctx) };
}
