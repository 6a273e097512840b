import type { crewProposals } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { crewExists, ofCrew } from './open-positions.db.ts';
import { propose } from './propose.ts';

export const fillCrew: Handler<typeof crewProposals.fillCrew> = async ({ params }, ctx) => {
  if (!(await crewExists(ctx.db, params.id))) throw notFound();
  return propose(ctx, ofCrew(params.id));
};
