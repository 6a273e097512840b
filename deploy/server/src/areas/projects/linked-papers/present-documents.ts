import type { LinkedDocument, ListOf } from '@callboard/contract';
import { listOf } from '#platform/db/list/paging.ts';
import { idAndName } from '#platform/http/id-and-name.ts';
import type { DocumentRow } from './linked-documents.db.ts';

type Page = { limit: number; page: number };
type Found<Row> = { rows: Row[]; total: number };

const documentOf = (row: DocumentRow): LinkedDocument => ({
  id: row.id,
  number: row.number,
  name: row.name,
  typeId: row.typeId,
  typeCaption: row.typeCaption,
  status: row.status,
  owner: idAndName(row.ownerId, row.ownerName),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  createdAt: row.createdAt.toISOString(),
  pages: row.pages,
  file:
    row.fileId === null
      ? null
      : { name: row.fileName ?? '', type: row.fileType ?? '', size: row.fileSize ?? 0 },
});

export const listOfDocuments = ({ rows, total }: Found<DocumentRow>, page: Page): ListOf<LinkedDocument> =>
  listOf(rows.map(documentOf), total, page);
