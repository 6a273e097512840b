import type { crewChecks } from '@callboard/contract';
import type { CrewItemAction } from '@callboard/domain';
import { moveLocked } from '../../crew-items/crew-items.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { answerCheck, checkViewerOf } from '../read/answer-check.ts';
import type { EventRow } from '../read/check-rows.db.ts';
import { dropBreaks, reopenBreak, setCheck, undoEvent } from '../read/check.db.ts';
import { holdCheck } from './held-check.ts';
import { lastStep, undoEnd } from '../read/present-check.ts';

const moves = {
  preCall: 'undoPreCall',
  in: 'undoCheckIn',
  out: 'undoCheckOut',
} as const satisfies Record<EventRow['kind'], CrewItemAction>;

export const undoCheck: Handler<typeof crewChecks.undoCheck> = async ({ params }, ctx) => {
  const { item, row, checkId, access, own, actorId } = await holdCheck(ctx, params.id);
  const step = lastStep(row);
  const viewer = await checkViewerOf(ctx, access);
  const until = undoEnd(row, viewer);
  if (!step || !until) throw new AppError('wrong_state', { params: { state: row.status } });
  if (until < ctx.now()) throw new AppError('too_late', { params: { step: step.kind } });
  await undoEvent(ctx.db, step.id, ctx.now());
  await stepBack(ctx, checkId, step);
  const by = own ? 'person' : access.chief ? 'chief' : 'planner';
  const move = { action: moves[step.kind], by, actorId } as const;
  await moveLocked({ db: ctx.db, jobs: ctx.jobs, at: ctx.now() }, item, move, viewer.rules);
  return answerCheck(ctx, params.id);
};

async function stepBack({ db }: Pick<Ctx, 'db'>, checkId: string, { kind, at }: EventRow): Promise<void> {
  if (kind === 'in') {
    await dropBreaks(db, checkId);
    await setCheck(db, checkId, { state: 'expected', checkedFrom: null, late: false });
  }
  if (kind === 'out') {
    await setCheck(db, checkId, { state: 'in', checkedUntil: null, early: false });
    await reopenBreak(db, checkId, new Date(at));
  }
}
