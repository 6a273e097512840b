import type { projects } from '@callboard/contract';
import { documentsAt, listOfDocuments } from '../../linked-papers/linked-papers.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { searching } from '#platform/db/list/search.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const projectDocuments: Handler<typeof projects.projectDocuments> = async ({ params, query }, ctx) => {
  const viewer = viewerOf(ctx.caller);
  const id = await findVisibleProjectId(ctx.db, viewer, params.number);
  const { q, ...page } = query;
  const found = await searching(q, (search) =>
    documentsAt(ctx.db, viewer, 'project', id, { ...page, search }),
  );
  return listOfDocuments(found, query);
};
