import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerCheck } from '../read/answer-check.ts';
import { heldAtWork } from './break-time.ts';
import { closeBreak, reopenBreak } from '../read/check.db.ts';
import { openBreak, standing } from '../read/on-site-state.ts';
import { isProposed } from './reopen-closed.ts';
import { announceCheckChange } from './write-check.ts';

export const endBreak: Handler<typeof crewChecks.endBreak> = async ({ params, body }, ctx) => {
  const { row, checkId, at } = await heldAtWork(ctx, params.id, body);
  const cut = isProposed(row) ? standing(row, 'out') : undefined;
  // The proposed end has cut the break off; now it is known how long it went on.
  if (cut) await reopenBreak(ctx.db, checkId, new Date(cut.at));
  if (openBreak(row) || cut) {
    await closeBreak(ctx.db, checkId, at);
    await announceCheckChange(ctx, row.crewId);
  }
  return answerCheck(ctx, params.id);
};
