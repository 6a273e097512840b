import type { crewChecks } from '@callboard/contract';
import type { Handler } from '../http/handler.ts';
import { answerCheck } from './answer-check.ts';
import { heldAtWork } from './break-time.ts';
import { closeBreak } from './check.db.ts';
import { openBreak } from './on-site-state.ts';
import { sayChanged } from './write-check.ts';

export const endBreak: Handler<typeof crewChecks.endBreak> = async ({ params, body }, ctx) => {
  const { row, checkId, at } = await heldAtWork(ctx, params.id, body);
  if (openBreak(row)) {
    await closeBreak(ctx.db, checkId, at);
    await sayChanged(ctx, row.crewId);
  }
  return answerCheck(ctx, params.id);
};
