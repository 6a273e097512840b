import type { crewChecks } from '@callboard/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireVersion } from '../../../platform/http/handler.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { lockItem } from '../crew-items/crew-items.public.ts';
import { dropSignature } from '../crew-papers/crew-papers.public.ts';
import { answerCheck, findVisibleCheck } from './answer-check.ts';
import { approveHours, hoursNote, refuseImpossible } from './approve-hours.ts';
import { refuseLockedMonth } from './month-lock.db.ts';
import { presentCheck } from './present-check.ts';
import { announceCheckChange } from './write-check.ts';

export const correctCheck: Handler<typeof crewChecks.correctCheck> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  await lockItem(db, (await findVisibleCheck(ctx, params.id)).row.itemId);
  const { row, viewer } = await findVisibleCheck(ctx, params.id);
  requireVersion(request, row.version ?? 0, presentCheck(row, viewer));
  if (!row.checkId || row.checkState !== 'signedOff' || !row.approvedFrom || !row.approvedUntil)
    throw new AppError('wrong_state', { params: { state: row.status } });
  const before = {
    from: row.approvedFrom,
    until: row.approvedUntil,
    breakMinutes: row.approvedBreakMinutes ?? 0,
  };
  const hours = { from: new Date(body.from), until: new Date(body.until), breakMinutes: body.breakMinutes };
  refuseImpossible(hours, now());
  await refuseLockedMonth(db, row);
  const by = personOf(caller);
  await approveHours(db, row.checkId, hours, { by, at: now(), reason: body.reason, rules: viewer.rules });
  await noteActivity(db, {
    personId: row.personId,
    category: 'crewCheck',
    caption: 'check_corrected',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: by,
    before: hoursNote(before),
    after: hoursNote(hours),
    reason: body.reason,
    at: now(),
  });
  await dropSignature(ctx, row.crewId, body.reason);
  await announceCheckChange(ctx, row.crewId);
  return answerCheck(ctx, row.itemId);
};
