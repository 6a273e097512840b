import type { documents } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { fileNamed } from '#platform/http/answer/file-named.ts';
import { FileReply } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { heldByLink } from './link-holder.ts';

/** The bytes themselves: an address of a private file is for a session, and here is none. */
export const fileByLink: Handler<typeof documents.fileByLink> = async ({ params, query }, ctx) => {
  const { found } = await heldByLink(ctx, params.token);
  const sealed = query.original === undefined ? found.signedFileId : null;
  const file = await fileById(ctx.db, sealed ?? found.fileId ?? '');
  const content = file && (await ctx.files.read(file.content));
  if (!file || !content) throw notFound();
  return new FileReply(content, file.type, {
    ...fileNamed('inline', file.name),
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
};
