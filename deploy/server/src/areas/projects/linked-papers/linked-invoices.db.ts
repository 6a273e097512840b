import { sql } from 'kysely';
import type { InvoiceState } from '@callboard/domain';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import type { Viewer } from '../../account/access/access.public.ts';
import { companySeen } from '../../account/access/access.public.ts';
import { totalOf } from '../../../platform/db/total-of.ts';

type Wanted = {
  companyId?: string | undefined;
  projectId?: string | undefined;
  state?: InvoiceState | undefined;
  today: string;
  limit: number;
  page: number;
};

const inState = (state: InvoiceState, today: string) =>
  ({
    paid: sql<boolean>`v.paid_date is not null`,
    overdue: sql<boolean>`(v.paid_date is null and v.due_date < ${today}::date)`,
    open: sql<boolean>`(v.paid_date is null and v.due_date >= ${today}::date)`,
  })[state];

/** Invoices of the companies that somebody sees. */
export async function invoiceRows(db: Db, viewer: Viewer, wanted: Wanted) {
  let found = db
    .selectFrom('invoice as v')
    .innerJoin('company as co', (join) =>
      join.onRef('co.tenant_id', '=', 'v.tenant_id').onRef('co.id', '=', 'v.company_id'),
    )
    .leftJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'v.tenant_id').onRef('p.id', '=', 'v.project_id'),
    )
    .where(companySeen(viewer, 'v.company_id'));
  if (wanted.companyId) found = found.where('v.company_id', '=', wanted.companyId);
  if (wanted.projectId) found = found.where('v.project_id', '=', wanted.projectId);
  if (wanted.state) found = found.where(inState(wanted.state, wanted.today));
  const total = await totalOf(found);
  const rows = await found
    .select([
      'v.id',
      'v.number',
      'v.invoice_date as invoiceDate',
      'v.due_date as dueDate',
      'v.paid_date as paidDate',
      'co.id as companyId',
      'co.name as companyName',
      'p.number as projectNumber',
      'p.name as projectName',
      'v.net_minor as net',
      'v.gross_minor as gross',
      'v.currency',
      sql<number>`(select count(*) from document_link dl where dl.tenant_id = v.tenant_id
        and dl.subject_kind = 'invoice' and dl.subject_id = v.id)`.as('documents'),
    ])
    .orderBy('v.invoice_date', 'desc')
    .orderBy('v.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
export type LinkedInvoiceRow = Awaited<ReturnType<typeof invoiceRows>>['rows'][number];
