import type { projects } from '@callboard/contract';
import { proofById, proofsOf, listOfDocuments } from '../../linked-papers/linked-papers.public.ts';
import { fileAddress } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { peopleOfProject } from './people-of-project.db.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

type Query = { limit: number; page: number; personId?: string | undefined };

async function proofs(ctx: Ctx, number: string, what: 'skill' | 'socialSecurity', query: Query) {
  const viewer = viewerOf(ctx.caller);
  const id = await findVisibleProjectId(ctx.db, viewer, number);
  return listOfDocuments(await proofsOf(ctx.db, viewer, what, peopleOfProject(id), query), query);
}

export const crewMembersDocuments: Handler<typeof projects.crewMembersDocuments> = ({ params, query }, ctx) =>
  proofs(ctx, params.number, 'skill', query);

export const socialSecurityDocuments: Handler<typeof projects.socialSecurityDocuments> = (
  { params, query },
  ctx,
) => proofs(ctx, params.number, 'socialSecurity', query);

export const proofFile: Handler<typeof projects.proofFile> = async ({ params }, ctx) => {
  const { db, caller, reply } = ctx;
  const viewer = viewerOf(caller);
  const id = await findVisibleProjectId(db, viewer, params.number);
  const proof = await proofById(db, viewer, peopleOfProject(id), params.documentId);
  if (!proof || proof.fileId === null || proof.fileContent === null) throw notFound();
  reply.header('cache-control', 'no-store');
  const { fileId, fileContent: content, filePrivate } = proof;
  return fileAddress({ id: fileId, content, private: filePrivate ?? true }, ctx);
};
