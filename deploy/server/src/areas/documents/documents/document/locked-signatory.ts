import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { documentById, lockDocument } from './document-rows.db.ts';
import type { DocumentFound } from './document-rows.db.ts';
import type { SignatoryRow } from './signatories.db.ts';
import { given } from './visible.db.ts';

export type Held = { found: DocumentFound; own: SignatoryRow };

/** A signatory with the document, read behind its lock: nobody signs between this and the end of the call. */
export async function lockedSignatory(
  db: Db,
  { documentId, signatoryId }: { documentId: string; signatoryId: string },
): Promise<Held> {
  await lockDocument(db, documentId);
  const found = await documentById(db, given, documentId);
  const own = found?.signatories.find(({ id }) => id === signatoryId);
  if (!found || !own) throw notFound();
  return { found, own };
}
