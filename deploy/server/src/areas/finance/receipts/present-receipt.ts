import type { ReceiptItem, ReceiptRow } from '@callboard/contract';
import { lineMinor } from '@callboard/domain';
import type { ReceiptFacts } from './receipts.db.ts';
import type { ReceiptItemFacts } from './write-receipt.db.ts';

export const receiptRowOf = (row: ReceiptFacts): ReceiptRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  person: { id: row.personId, name: row.personName },
  type: { id: row.typeId, name: row.typeName ?? row.typeId },
  status: row.status,
  date: row.date,
  merchant: row.merchant,
  company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' },
  project:
    row.projectId === null
      ? null
      : { id: row.projectId, number: row.projectNumber ?? '', name: row.projectName ?? '' },
  net: row.netMinor,
  gross: row.grossMinor,
  currency: row.currency,
  payment: row.payment,
  items: row.items,
  documents: row.documents,
  reason: row.reason,
});

export const receiptItemOf = (item: ReceiptItemFacts): ReceiptItem => ({
  id: item.id,
  version: item.version,
  description: item.description,
  quantity: item.quantity,
  unitPriceMinor: item.unitPriceMinor,
  vatRate: item.vatRate,
  gross: lineMinor(item),
});
