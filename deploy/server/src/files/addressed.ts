import { fileById } from './file.db.ts';
import { signedUrl } from './signed-url.ts';
import type { Ctx } from '../http/handler.ts';
import { notFound } from '../http/app-error.ts';

type Around = Pick<Ctx, 'db' | 'tenant' | 'secret' | 'now' | 'caller'>;

/** A file with an address that is good for five minutes and for this session. */
export async function addressed(fileId: string, { db, tenant, secret, now, caller }: Around) {
  const file = await fileById(db, fileId);
  if (!file) throw notFound();
  const { url, expiresAt } = signedUrl(file, {
    tenant: tenant.id,
    key: secret('file'),
    now: now(),
    session: caller.sessionId,
  });
  return { ...file, url, expiresAt: expiresAt.toISOString() };
}
