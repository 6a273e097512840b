import type { mobileDocuments } from '@callboard/contract';
import { addressed } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { mobileDocumentFileId } from './mobile-documents.db.ts';
import { seenBy } from './mobile-documents.ts';

export const mobileDocumentFile: Handler<typeof mobileDocuments.mobileDocumentFile> = async (
  { params },
  ctx,
) => {
  const fileId = await mobileDocumentFileId(ctx.db, seenBy(ctx.caller, ctx.now()), params.id);
  if (fileId === null) throw notFound();
  ctx.reply.header('cache-control', 'no-store');
  return addressed(fileId, ctx);
};
