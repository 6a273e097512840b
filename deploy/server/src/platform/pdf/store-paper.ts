import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { addFile } from '../files/file.db.ts';
import type { Ctx } from '../http/handler.ts';
import { paperPdf } from './paper.ts';
import type { Paper } from './paper.ts';

const hashOf = (paper: Paper): string => createHash('sha256').update(serialize(paper)).digest('hex');

/**
 * Draws a paper and keeps its file. Both take their time, so the call lets go of the database for them and begins anew:
 * what decides whether the paper is wanted is asked before this, with its locks, and then once more. Moments and ids
 * in the paper come from `once`. A file that nobody wants after all is swept like any other.
 */
export async function storePaper(
  { db, files, now, outside }: Pick<Ctx, 'db' | 'files' | 'now' | 'outside'>,
  paper: Paper,
  name: string,
): Promise<{ fileId: string; bytes: Uint8Array }> {
  const { bytes, content, size } = await outside(`paper ${hashOf(paper)}`, async () => {
    const drawn = await paperPdf(paper);
    const kept = await files.put(drawn);
    return { bytes: drawn, content: kept.name, size: kept.size };
  });
  const type = 'application/pdf';
  return { bytes, fileId: await addFile(db, { content, name, type, size, private: true, at: now() }) };
}
