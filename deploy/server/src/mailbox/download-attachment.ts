import type { mailbox } from '@callboard/contract';
import { signedUrl } from '../files/signed-url.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { attachedFile } from './attachments.db.ts';
import { readerOf } from './reader.ts';

export const downloadAttachment: Handler<typeof mailbox.downloadAttachment> = async ({ params }, ctx) => {
  const { db, caller, tenant, secret, now, reply } = ctx;
  const file = await attachedFile(db, readerOf(caller), params.id);
  if (!file) throw notFound();
  reply.header('cache-control', 'no-store');
  const { url, expiresAt } = signedUrl(file, {
    tenant: tenant.id,
    key: secret('file'),
    now: now(),
    session: caller.sessionId,
  });
  return { url, expiresAt: expiresAt.toISOString() };
};
