import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { documentsWithFile } from '../../documents/documents/documents.public.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';

type Kind = Tables['documentLink']['subjectKind'];

/** Documents: what is neither held back nor has made way for another. */
const shown = sql<boolean>`(not document.withheld and document.status <> 'replaced')`;

export const linkedDocumentRows = (db: Db, kind: Kind, subjectId: string) =>
  documentsWithFile(db)
    .innerJoin('documentLink', 'documentLink.documentId', 'document.id')
    .select([
      'document.id',
      'document.number',
      'document.name',
      'document.status',
      'document.createdAt',
      'documentType.id as typeId',
      'documentType.caption as typeName',
      'file.id as fileId',
      'file.content',
      'file.private',
      'file.name as fileName',
      'file.type as fileType',
      'file.size',
    ])
    .where('documentLink.subjectKind', '=', kind)
    .where('documentLink.subjectId', '=', subjectId)
    .where(shown)
    .orderBy('documentLink.rank')
    .orderBy('document.createdAt')
    .orderBy('document.id')
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
    .insertInto('documentType')
    .values({ ...type, uploadable: true })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('document')
    .values({
      id,
      number: `A-${await nextNumber(db, 'attachment')}`,
      name: document.name,
      typeId: type.id,
      status: 'information',
      ownerId: document.ownerId,
      fileId: document.fileId,
      createdAt: at,
      createdBy: document.createdBy,
    })
    .execute();
  await db
    .insertInto('documentLink')
    .values({ documentId: id, subjectKind: kind, subjectId, rank: document.rank })
    .execute();
  return id;
}

/** Takes a paper from where it lies; the document and its file stay for whoever has to look back. */
export const unlinkDocument = async (
  db: Db,
  { kind, subjectId, documentId }: { kind: Kind; subjectId: string; documentId: string },
): Promise<void> => {
  await db
    .deleteFrom('documentLink')
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('documentId', '=', documentId)
    .execute();
};
