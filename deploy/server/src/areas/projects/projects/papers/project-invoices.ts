import type { projects } from '@callboard/contract';
import { linkedInvoices } from '../../linked-papers/linked-papers.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectInvoices: Handler<typeof projects.projectInvoices> = async ({ params, query }, ctx) => {
  const projectId = await findVisibleProjectId(ctx.db, viewerOf(ctx.caller), params.number);
  return linkedInvoices(ctx, { ...query, projectId });
};
