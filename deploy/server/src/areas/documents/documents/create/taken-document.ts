import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { pageCount } from '#platform/pdf/original.ts';
import { takeUpload } from '../../uploads/uploads.public.ts';
import { fileById } from '#platform/files/file.db.ts';

export type TakenDocument = { fileId: string; sha256: string; type: string; pages: number };

/** A file that can be read and signed: a PDF that opens, or a picture. */
export async function takeDocument(ctx: Ctx, uploadId: string): Promise<TakenDocument & { name: string }> {
  const { fileId, type, name } = await takeUpload(ctx, uploadId, { types: ['application/pdf', 'image/'] });
  const file = await fileById(ctx.db, fileId);
  const bytes = file && (await ctx.files.read(file.content));
  const pages = bytes ? await pageCount(bytes, type) : null;
  if (!file || pages === null) throw new AppError('unsupported_file', { params: { reason: 'broken' } });
  return { fileId, sha256: file.content, type, pages, name };
}
