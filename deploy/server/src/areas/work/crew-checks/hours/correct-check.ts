import type { crewChecks } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import { answerCheck, findVisibleCheck } from '../read/answer-check.ts';
import { approveHours, approvedOf, refuseImpossible } from './approve-hours.ts';
import { refuseLockedMonth } from '../read/month-lock.db.ts';
import { presentCheck } from '../read/present-check.ts';
import { tellCorrection } from './tell-correction.ts';

export const correctCheck: Handler<typeof crewChecks.correctCheck> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  await lockItem(db, (await findVisibleCheck(ctx, params.id)).row.itemId);
  const { row, viewer } = await findVisibleCheck(ctx, params.id);
  requireVersion(request, row.version ?? 0, presentCheck(row, viewer));
  const before = approvedOf(row);
  if (!row.checkId || !before) throw new AppError('wrong_state', { params: { state: row.status } });
  const hours = { from: new Date(body.from), until: new Date(body.until), breakMinutes: body.breakMinutes };
  refuseImpossible(hours, now());
  await refuseLockedMonth(db, row);
  const by = personOf(caller);
  await approveHours(db, row.checkId, hours, { by, at: now(), reason: body.reason, rules: viewer.rules });
  const step = viewer.rules.roundingMinutes;
  await tellCorrection(ctx, { row, checkId: row.checkId, before, after: hours, step, reason: body.reason });
  return answerCheck(ctx, row.itemId);
};
