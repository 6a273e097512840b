import { fileById } from '#platform/files/file.db.ts';
import { addressed } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, FileReply } from '#platform/http/handler.ts';
import { pdfReply } from '#platform/http/answer/pdf-reply.ts';

export async function keptPdf({ db, files }: Pick<Ctx, 'db' | 'files'>, fileId: string): Promise<FileReply> {
  const file = await fileById(db, fileId);
  const bytes = file && (await files.read(file.content));
  if (!bytes) throw notFound();
  return pdfReply(bytes, file.name);
}

/** The address of a signed paper, for the session that asks. */
export async function signedPaperOf(
  ctx: Ctx,
  { fileId, signerName, signedAt }: { fileId: string; signerName: string; signedAt: Date },
) {
  const { url, expiresAt, name } = await addressed(fileId, ctx);
  return { url, expiresAt, name, signerName, signedAt: signedAt.toISOString() };
}
