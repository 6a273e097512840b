import type { crewChecks } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { answerCheck } from '../read/answer-check.ts';
import { heldAtWork } from './break-time.ts';
import { addBreak } from '../read/check.db.ts';
import { openBreak } from '../read/on-site-state.ts';
import { announceCheckChange } from './write-check.ts';

export const startBreak: Handler<typeof crewChecks.startBreak> = async ({ params, body }, ctx) => {
  const { row, checkId, actorId, at } = await heldAtWork(ctx, params.id, body);
  if (!openBreak(row)) {
    // Two breaks do not overlap, also when both arrive late.
    const ends = row.breaks.map(({ until }) => Date.parse(until ?? ''));
    const from = new Date(Math.max(at.getTime(), ...ends));
    await addBreak(ctx.db, checkId, { from, by: actorId });
    await announceCheckChange(ctx, row.crewId);
  }
  return answerCheck(ctx, params.id);
};
