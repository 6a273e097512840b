import type { projects } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import { documentsAt } from '../companies/linked-documents.db.ts';
import { listOfDocuments } from '../companies/present-rows.ts';
import type { Handler } from '../http/handler.ts';
import { seenProjectId } from './project.db.ts';
import { viewerOf } from './viewer.ts';

export const projectDocuments: Handler<typeof projects.projectDocuments> = async ({ params, query }, ctx) => {
  const viewer = viewerOf(ctx.caller);
  const id = await seenProjectId(ctx.db, viewer, params.number);
  const { q = '', ...page } = query;
  const found = await documentsAt(ctx.db, viewer, 'project', id, { ...page, terms: searchTerms(q) });
  return listOfDocuments(found, query);
};
