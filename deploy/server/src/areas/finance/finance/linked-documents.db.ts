import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { documentsWithFile } from '../../documents/documents/documents.public.ts';
import { nextNumber } from '../../../platform/db/number-range.ts';

type Kind = Tables['document_link']['subject_kind'];

/** Of `document as d`: what is neither held back nor has made way for another. */
const shown = sql<boolean>`(not d.withheld and d.status <> 'replaced')`;

export const linkedDocumentRows = (db: Db, kind: Kind, subjectId: string) =>
  documentsWithFile(db)
    .innerJoin('document_link as k', (join) =>
      join.onRef('k.tenant_id', '=', 'd.tenant_id').onRef('k.document_id', '=', 'd.id'),
    )
    .select([
      'd.id',
      'd.number',
      'd.name',
      'd.status',
      'd.created_at',
      't.id as typeId',
      't.caption as typeName',
      'f.id as fileId',
      'f.content',
      'f.private',
      'f.name as fileName',
      'f.type as fileType',
      'f.size',
    ])
    .where('k.subject_kind', '=', kind)
    .where('k.subject_id', '=', subjectId)
    .where(shown)
    .orderBy('k.rank')
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
export type LinkedDocumentRow = Awaited<ReturnType<typeof linkedDocumentRows>>[number];

/** A paper that somebody has handed in, where it belongs. Its type comes into being with the first one. */
export async function linkDocument(
  db: Db,
  document: {
    kind: Kind;
    subjectId: string;
    type: { id: string; caption: string };
    name: string;
    fileId: string;
    ownerId: string | null;
    createdBy: string;
    rank: number;
    at: Date;
  },
): Promise<string> {
  const id = randomUUID();
  const { type, kind, subjectId, at } = document;
  await db
    .insertInto('document_type')
    .values({ ...type, uploadable: true })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('document')
    .values({
      id,
      number: `A-${await nextNumber(db, 'attachment')}`,
      name: document.name,
      type_id: type.id,
      status: 'information',
      owner_id: document.ownerId,
      file_id: document.fileId,
      created_at: at,
      created_by: document.createdBy,
    })
    .execute();
  await db
    .insertInto('document_link')
    .values({ document_id: id, subject_kind: kind, subject_id: subjectId, rank: document.rank })
    .execute();
  return id;
}

/** Takes a paper from where it lies; the document and its file stay for whoever has to look back. */
export const unlinkDocument = async (
  db: Db,
  { kind, subjectId, documentId }: { kind: Kind; subjectId: string; documentId: string },
): Promise<void> => {
  await db
    .deleteFrom('document_link')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('document_id', '=', documentId)
    .execute();
};
