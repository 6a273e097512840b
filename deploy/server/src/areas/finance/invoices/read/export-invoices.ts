import type { invoices as contract } from '@callboard/contract';
import { csvReply, moneyCell } from '#platform/http/answer/csv.ts';
import type { Handler } from '#platform/http/handler.ts';
import { everything } from '#platform/db/list/paging.ts';
import { languageOf, todayOfTenant } from '../../../account/settings/settings.public.ts';
import { invoicesOf } from '../invoice/invoices.db.ts';
import { invoiceRowOf } from './present-invoice.ts';
import { visibleCompanyIds } from '../invoice/invoices.policy.ts';

const head = [
  'number',
  'invoiceDate',
  'dueDate',
  'paidDate',
  'company',
  'project',
  'state',
  'net',
  'vat',
  'gross',
  'currency',
];

export const exportInvoices: Handler<typeof contract.exportInvoices> = async (
  { query },
  { db, caller, now },
) => {
  const { language, ...wanted } = query;
  const today = await todayOfTenant(db, now());
  const companies = await visibleCompanyIds(db, caller);
  const { rows } = await invoicesOf(db, { ...wanted, companies, today, ...everything });
  const cells = rows.map((row) => {
    const { number, invoiceDate, dueDate, paidDate, company, project, state, net, gross, currency } =
      invoiceRowOf(row, today);
    return [
      number,
      invoiceDate,
      dueDate,
      paidDate,
      company.name,
      project?.number ?? null,
      state,
      moneyCell(net, currency),
      moneyCell(gross - net, currency),
      moneyCell(gross, currency),
      currency,
    ];
  });
  return csvReply('invoices', language ?? (await languageOf(db, caller)), { head, rows: cells });
};
