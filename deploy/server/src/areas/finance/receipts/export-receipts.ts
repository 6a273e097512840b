import type { receipts as contract } from '@callboard/contract';
import { csvReply, moneyCell } from '#platform/http/csv.ts';
import type { Handler } from '#platform/http/handler.ts';
import { everything } from '#platform/http/paging.ts';
import { languageOf } from '../../account/settings/settings.public.ts';
import { searching } from '#platform/db/search.ts';
import { wantedReceipts } from './receipts.ts';
import { receiptsOf } from './receipts.db.ts';

const head = [
  'number',
  'date',
  'person',
  'type',
  'merchant',
  'paperNumber',
  'company',
  'project',
  'payment',
  'status',
  'net',
  'vat',
  'gross',
  'currency',
];

export const exportReceipts: Handler<typeof contract.exportReceipts> = async ({ query }, { db, caller }) => {
  const { language, ...filters } = query;
  const wanted = { ...wantedReceipts(filters, caller), ...everything };
  const { rows } = await searching(query.q, (search) => receiptsOf(db, { ...wanted, search }));
  const cells = rows.map((row) => [
    row.number,
    row.date,
    row.personName,
    row.typeName ?? row.typeId,
    row.merchant,
    row.paperNumber,
    row.companyName,
    row.projectNumber,
    row.payment,
    row.status,
    moneyCell(row.netMinor, row.currency),
    moneyCell(row.grossMinor - row.netMinor, row.currency),
    moneyCell(row.grossMinor, row.currency),
    row.currency,
  ]);
  return csvReply('receipts', language ?? (await languageOf(db, caller)), { head, rows: cells });
};
