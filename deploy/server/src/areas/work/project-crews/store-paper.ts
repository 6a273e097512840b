import { addFile } from '../../../platform/files/file.db.ts';
import type { Ctx } from '../../../platform/http/handler.ts';

/** Keeps a PDF that was made here and gives back the id of its file. */
export async function storePaper(
  { db, files, now }: Pick<Ctx, 'db' | 'files' | 'now'>,
  bytes: Uint8Array,
  name: string,
): Promise<string> {
  const { name: content, size } = await files.put(bytes);
  return addFile(db, { content, name, type: 'application/pdf', size, private: true, at: now() });
}
