import type { projectCrews } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerChiefSheet } from './answer-chief-sheet.ts';
import { crewAccess } from '../../crew-access/crew-access.public.ts';

export const crewChiefSheet: Handler<typeof projectCrews.crewChiefSheet> = async ({ params }, ctx) =>
  answerChiefSheet(ctx, await crewAccess(ctx.db, ctx.caller, params.id));
