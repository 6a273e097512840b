import type { crewChecks } from '@callboard/contract';
import { lockItem, moveLocked } from '../crew-items/crew-items.public.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { answerCheck, findVisibleCheck } from './answer-check.ts';
import { approveHours, hoursChecked, refuseImpossible } from './approve-hours.ts';
import { closeAutoTodos } from './check.db.ts';
import { refuseLockedMonth } from './month-lock.db.ts';
import { presentCheck } from './present-check.ts';

export const approveCheck: Handler<typeof crewChecks.approveCheck> = async (
  { params, body, request },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const seen = await findVisibleCheck(ctx, params.id);
  if (!(seen.access.office || seen.access.leads)) throw notFound();
  const item = await lockItem(db, seen.row.itemId);
  const { row, viewer } = await findVisibleCheck(ctx, params.id);
  requireVersion(request, row.version ?? 0, presentCheck(row, viewer));
  const checked = hoursChecked(row, now(), viewer.rules);
  if (!item || !row.checkId || !checked || row.checkState === 'signedOff')
    throw new AppError('wrong_state', { params: { state: row.status } });
  const hours = {
    from: body.from ? new Date(body.from) : checked.from,
    until: body.until ? new Date(body.until) : checked.until,
    breakMinutes: body.breakMinutes ?? checked.breakMinutes,
  };
  const changes =
    hours.from.getTime() !== checked.from.getTime() ||
    hours.until.getTime() !== checked.until.getTime() ||
    hours.breakMinutes !== checked.breakMinutes;
  if (changes && !body.reason) {
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  }
  refuseImpossible(hours, now());
  await refuseLockedMonth(db, row);
  const by = personOf(caller);
  const reason = body.reason ?? '';
  await approveHours(db, row.checkId, hours, { by, at: now(), reason, rules: viewer.rules });
  await closeAutoTodos(db, { ...row, at: now(), by });
  const move = { action: 'clear', by: 'planner', actorId: by, reason } as const;
  await moveLocked({ db, jobs, at: now() }, item, move, viewer.rules);
  return answerCheck(ctx, row.itemId);
};
