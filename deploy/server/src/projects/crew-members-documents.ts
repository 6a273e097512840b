import type { projects } from '@callboard/contract';
import { proofsOf } from '../companies/linked-documents.db.ts';
import { listOfDocuments } from '../companies/present-rows.ts';
import type { Ctx, Handler } from '../http/handler.ts';
import { peopleOfProject } from './people-of-project.db.ts';
import { seenProjectId } from './project.db.ts';
import { viewerOf } from './viewer.ts';

type Query = { limit: number; page: number; personId?: string | undefined };

async function proofs(ctx: Ctx, number: string, what: 'skill' | 'socialSecurity', query: Query) {
  const viewer = viewerOf(ctx.caller);
  const id = await seenProjectId(ctx.db, viewer, number);
  return listOfDocuments(await proofsOf(ctx.db, viewer, what, peopleOfProject(id), query), query);
}

export const crewMembersDocuments: Handler<typeof projects.crewMembersDocuments> = ({ params, query }, ctx) =>
  proofs(ctx, params.number, 'skill', query);

export const socialSecurityDocuments: Handler<typeof projects.socialSecurityDocuments> = (
  { params, query },
  ctx,
) => proofs(ctx, params.number, 'socialSecurity', query);
