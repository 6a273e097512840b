import type { ColumnOf, receiptFields, receipts as contract } from '@callboard/contract';
import { csvReply, moneyCell } from '#platform/http/answer/csv.ts';
import type { Cell } from '#platform/http/answer/csv.ts';
import type { Handler } from '#platform/http/handler.ts';
import { everything } from '#platform/db/list/paging.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { searching } from '#platform/db/list/search.ts';
import { wantedReceipts } from './receipts.ts';
import { receiptsOf } from './receipts.db.ts';
import type { ReceiptFacts } from './receipts.db.ts';

type Column = ColumnOf<typeof receiptFields> | 'number' | 'person' | 'status' | 'net' | 'vat' | 'gross';

/** In the order of the file. A new one goes to the end: tables of bookkeeping read by position. */
const columns: Record<Column, (row: ReceiptFacts) => Cell> = {
  number: (row) => row.number,
  date: (row) => row.date,
  person: (row) => row.personName,
  type: (row) => row.typeName ?? row.typeId,
  merchant: (row) => row.merchant,
  paperNumber: (row) => row.paperNumber,
  company: (row) => row.companyName,
  project: (row) => row.projectNumber,
  payment: (row) => row.payment,
  status: (row) => row.status,
  net: (row) => moneyCell(row.netMinor, row.currency),
  vat: (row) => moneyCell(row.grossMinor - row.netMinor, row.currency),
  gross: (row) => moneyCell(row.grossMinor, row.currency),
  currency: (row) => row.currency,
  costCentre: (row) => row.costCentre,
};

export const exportReceipts: Handler<typeof contract.exportReceipts> = async ({ query }, { db, caller }) => {
  const { language, ...filters } = query;
  const wanted = { ...wantedReceipts(filters, caller), ...everything };
  const { rows } = await searching(query.q, (search) => receiptsOf(db, { ...wanted, search }));
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
  return csvReply('receipts', language ?? (await languageOf(db, caller)), {
    head: Object.keys(columns),
    rows: cells,
  });
};
