import type { operations } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { addressHolds } from '#platform/files/signed-url.ts';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { cookieName, cookieFits, idleSince, activeSession } from '../session/session.public.ts';

/** Shown in place; everything else is saved. */
const shown = /^(?:image\/(?:png|jpeg|webp|gif)|application\/pdf|text\/plain)/;

export const file: Handler<typeof operations.file> = async ({ params, query, request }, ctx) => {
  const { db, tenant, now, keys, files } = ctx;
  const found = await fileById(db, params.id);
  const place = { tenant: tenant.id, keys: keys.known('file'), now: now() };
  if (!found || !addressHolds(found, query, place)) throw notFound();
  if (found.private) {
    const session = await activeSession(db, query.for ?? '', idleSince(now()));
    const cookie = request.cookies[cookieName];
    if (!session || !cookie || !cookieFits(session.cookieHash, cookie)) throw notFound();
  }
  const kept = await files.readStream(found.content);
  if (!kept) throw notFound();
  return new FileReply(kept.content, found.type, {
    'content-length': String(kept.size),
    ...fileNamed(shown.test(found.type) ? 'inline' : 'attachment', found.name),
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': found.private ? 'private, no-store' : 'public, max-age=86400, immutable',
  });
};
