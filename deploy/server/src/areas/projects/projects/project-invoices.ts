import type { projects } from '@callboard/contract';
import { invoiceRows, listOfInvoices } from '../linked-papers/linked-papers.public.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { findVisibleProjectId } from './project.db.ts';
import { viewerOf } from '../../account/access/access.public.ts';

export const projectInvoices: Handler<typeof projects.projectInvoices> = async ({ params, query }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const projectId = await findVisibleProjectId(db, viewer, params.number);
  const today = await todayOfTenant(db, now());
  return listOfInvoices(await invoiceRows(db, viewer, { ...query, projectId, today }), today, query);
};
