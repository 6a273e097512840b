import { may, projects as calls } from '@callboard/contract';
import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { openItemsOf } from './cancel-project.db.ts';
import { invoicesOfProject, openWorkOf } from '../read/open-work.db.ts';
import { findVisibleProjectId } from '../read/project.db.ts';

export const projectOpenWork: Handler<typeof projects.projectOpenWork> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const projectId = await findVisibleProjectId(db, viewerOf(caller), params.number);
  return {
    ahead: await openItemsOf(db, projectId, now()),
    ...(await openWorkOf(db, projectId, now())),
    invoices: may(calls.projectInvoices.allow, caller) ? await invoicesOfProject(db, projectId) : null,
  };
};
