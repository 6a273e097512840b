import type { ReceiptItem, ReceiptRow } from '@callboard/contract';
import { lineMinor } from '@callboard/domain';
import type { ReceiptFacts } from './receipts.db.ts';
import type { ReceiptItemFacts } from './write-receipt.db.ts';

export const receiptRowOf = (row: ReceiptFacts): ReceiptRow => ({
  ...row,
  person: { id: row.personId, name: row.personName },
  type: { id: row.typeId, name: row.typeName ?? row.typeId },
  company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' },
  project:
    row.projectId === null
      ? null
      : { id: row.projectId, number: row.projectNumber ?? '', name: row.projectName ?? '' },
  net: row.netMinor,
  gross: row.grossMinor,
});

export const receiptItemOf = (item: ReceiptItemFacts): ReceiptItem => ({ ...item, gross: lineMinor(item) });
