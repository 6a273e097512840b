import type { LinkedInvoice, ListOf } from '@callboard/contract';
import { invoiceState } from '@callboard/domain';
import { listOf } from '../../../platform/http/paging.ts';
import type { LinkedInvoiceRow } from './linked-invoices.db.ts';

type Page = { limit: number; page: number };
type Found<Row> = { rows: Row[]; total: number };

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
