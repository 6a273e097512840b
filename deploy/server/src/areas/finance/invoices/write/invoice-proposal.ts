import type { invoices } from '@callboard/contract';
import { invoiceLines } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { hoursToInvoice, positionsNotSignedOff, projectsWithHours } from '../invoice/invoiced-hours.db.ts';
import { projectToInvoice } from '../invoice/write-invoice.db.ts';

export const projectsToInvoice: Handler<typeof invoices.projectsToInvoice> = async ({ query }, { db }) => {
  const { rows, total } = await projectsWithHours(db, query);
  const items = rows.map((row) => ({
    project: { id: row.id, number: row.number, name: row.name },
    company: { id: row.companyId, name: row.companyName },
    currency: row.currency,
    positions: row.positions,
    minutes: row.minutes,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
  }));
  return listOf(items, total, query);
};

/** As many items as an invoice can have. */
const mostLines = 200;

export const invoiceProposal: Handler<typeof invoices.invoiceProposal> = async (
  { params, query },
  { db, now },
) => {
  const project = await projectToInvoice(db, params.n);
  if (!project) throw notFound();
  const { id, number, name } = project;
  const currency = query.currency ?? project.currency ?? (await tenantRules(db)).currency;
  const lines = invoiceLines(await hoursToInvoice(db, { projectId: id, currency }));
  return {
    project: { id, number, name },
    currency,
    lines: lines.slice(0, mostLines).map((line) => ({ ...line, hours: [...line.hours] })),
    left: Math.max(0, lines.length - mostLines),
    notSignedOff: await positionsNotSignedOff(db, { projectId: id, at: now() }),
  };
};
