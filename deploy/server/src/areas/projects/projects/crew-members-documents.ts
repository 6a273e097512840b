import type { projects } from '@callboard/contract';
import { proofById, proofsOf } from '../companies/linked-documents.db.ts';
import { listOfDocuments } from '../companies/present-rows.ts';
import { fileAddress } from '../files/addressed.ts';
import { notFound } from '../http/app-error.ts';
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

export const proofFile: Handler<typeof projects.proofFile> = async ({ params }, ctx) => {
  const { db, caller, reply } = ctx;
  const viewer = viewerOf(caller);
  const id = await seenProjectId(db, viewer, params.number);
  const proof = await proofById(db, viewer, peopleOfProject(id), params.documentId);
  if (!proof || proof.fileId === null || proof.fileContent === null) throw notFound();
  reply.header('cache-control', 'no-store');
  const { fileId, fileContent: content, filePrivate } = proof;
  return fileAddress({ id: fileId, content, private: filePrivate ?? true }, ctx);
};
