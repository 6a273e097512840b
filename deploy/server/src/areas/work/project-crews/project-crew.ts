import type { projectCrews } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { answerCrew } from './answer-crew.ts';
import { crewAccess } from './crew-access.ts';

export const projectCrew: Handler<typeof projectCrews.projectCrew> = async ({ params }, ctx) =>
  answerCrew(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
