import type { payrolls as contract } from '@callboard/contract';
import { csvReply, hoursCell, moneyCell } from '#platform/http/answer/csv.ts';
import type { Handler } from '#platform/http/handler.ts';
import { everything } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { wantedPayrolls } from './payrolls.ts';
import { payrollsOf } from './payrolls.db.ts';

const head = [
  'number',
  'person',
  'fromDay',
  'toDay',
  'status',
  'hours',
  'gross',
  'net',
  'currency',
  'releasedAt',
  'confirmedAt',
  'paidAt',
];

export const exportPayrolls: Handler<typeof contract.exportPayrolls> = async ({ query }, { db, caller }) => {
  const { language, q, ...filters } = query;
  const wanted = { ...wantedPayrolls(filters, caller), ...everything };
  const { rows } = await searching(q, (search) => payrollsOf(db, { ...wanted, search }));
  const cells = rows.map((row) => [
    row.number,
    row.personName,
    row.fromDay,
    row.toDay,
    row.status,
    hoursCell(row.minutes),
    moneyCell(row.grossMinor, row.currency),
    moneyCell(row.netMinor, row.currency),
    row.currency,
    row.releasedAt?.toISOString() ?? null,
    row.confirmedAt?.toISOString() ?? null,
    row.paidAt?.toISOString() ?? null,
  ]);
  return csvReply('payrolls', language ?? (await languageOf(db, caller)), { head, rows: cells });
};
