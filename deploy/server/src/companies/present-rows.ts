import type { LinkedDocument, LinkedInvoice, ListOf } from '@callboard/contract';
import { invoiceState } from '@callboard/domain';
import { listOf } from '../http/paging.ts';
import { pair } from '../projects/present-project.ts';
import type { LinkedInvoiceRow } from './linked-invoices.db.ts';
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
  owner: pair(row.ownerId, row.ownerName),
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

export const listOfInvoices = (
  { rows, total }: Found<LinkedInvoiceRow>,
  today: string,
  page: Page,
): ListOf<LinkedInvoice> =>
  listOf(
    rows.map(({ companyId, companyName, projectNumber, projectName, ...row }) => ({
      ...row,
      company: { id: companyId, name: companyName },
      project: projectNumber === null ? null : { number: projectNumber, name: projectName ?? '' },
      state: invoiceState(row, today),
    })),
    total,
    page,
  );
