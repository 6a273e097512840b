import type { Ctx } from '#platform/http/handler.ts';
import { takeUpload } from '../../documents/uploads/uploads.public.ts';
import { linkDocument } from './linked-documents.db.ts';

type LinkedUpload = Omit<Parameters<typeof linkDocument>[1], 'fileId' | 'name' | 'at'> & {
  uploadId: string;
  /** As the file is called where nothing is said. */
  name?: string | undefined;
};

/** Makes an upload, a picture or a PDF, a document of a receipt or an invoice. */
export async function linkUpload(
  ctx: Ctx,
  { uploadId, name: given, ...link }: LinkedUpload,
): Promise<{ id: string; name: string }> {
  const file = await takeUpload(ctx, uploadId, { types: ['image/', 'application/pdf'] });
  const name = given ?? file.name;
  const id = await linkDocument(ctx.db, { ...link, name, fileId: file.fileId, at: ctx.now() });
  return { id, name };
}
