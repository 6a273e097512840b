import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerCrew } from './answer-crew.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';

export const projectCrew: Handler<typeof projectCrews.projectCrew> = async ({ params }, ctx) =>
  answerCrew(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
