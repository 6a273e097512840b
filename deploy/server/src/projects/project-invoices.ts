import type { projects } from '@callboard/contract';
import { invoiceRows } from '../companies/linked-invoices.db.ts';
import { listOfInvoices } from '../companies/present-rows.ts';
import type { Handler } from '../http/handler.ts';
import { todayOfTenant } from '../settings/today.ts';
import { seenProjectId } from './project.db.ts';
import { viewerOf } from './viewer.ts';

export const projectInvoices: Handler<typeof projects.projectInvoices> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const projectId = await seenProjectId(db, viewer, params.number);
  const today = await todayOfTenant(db, now());
  return listOfInvoices(await invoiceRows(db, viewer, { ...query, projectId, today }), today, query);
};
