import type { ReceiptItem, ReceiptRow } from '@callboard/contract';
import { lineMinor } from '@callboard/domain';
import type { ReceiptFacts } from './receipts.db.ts';
import type { ReceiptItemFacts } from './write-receipt.db.ts';

export const receiptRowOf = (row: ReceiptFacts): ReceiptRow => ({
  id: row.id,
  version: row.version,
  number: row.number,
  person: { id: row.person_id, name: row.personName },
  type: { id: row.type_id, name: row.typeName ?? row.type_id },
  status: row.status,
  date: row.date,
  merchant: row.merchant,
  company: row.company_id === null ? null : { id: row.company_id, name: row.companyName ?? '' },
  project:
    row.project_id === null
      ? null
      : { id: row.project_id, number: row.projectNumber ?? '', name: row.projectName ?? '' },
  net: row.net_minor,
  gross: row.gross_minor,
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
