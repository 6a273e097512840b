import type { BodyOf, crewChecks } from '@callboard/contract';
import { lockItem, moveLocked } from '../../crew-items/crew-items.public.ts';
import type { LockedItem } from '../../crew-items/crew-items.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { answerCheck, findVisibleCheck } from '../read/answer-check.ts';
import { approveHours, hoursChecked, refuseImpossible, sameHours } from './approve-hours.ts';
import type { Hours } from './approve-hours.ts';
import { closeAutoTodos } from '../read/check.db.ts';
import { checkRows } from '../read/check-rows.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { refuseLockedMonth } from '../read/month-lock.db.ts';
import { isLeftOut, presentCheck } from '../read/present-check.ts';
import type { CheckViewer } from '../read/present-check.ts';
import { tellCorrection } from './tell-correction.ts';
import { announceCheckChange, writeCheck } from '../take/write-check.ts';

type Body = BodyOf<typeof crewChecks.approveCheck>;

const needed = (path: string) => new AppError('invalid', { fields: [{ path, code: 'required' }] });

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
  const wrongState = () => new AppError('wrong_state', { params: { state: row.status } });
  if (!item || row.checkState === 'signedOff' || !(checked || isLeftOut(row, now()))) throw wrongState();
  const hours = hoursSaid(body, checked);
  const changes = checked === null || !sameHours(hours, checked);
  if (changes && !body.reason) throw needed('reason');
  refuseImpossible(hours, now());
  await refuseLockedMonth(db, row);
  const by = personOf(caller);
  const reason = body.reason ?? '';
  const held = checked ? { row, item } : await checkedAfterwards(ctx, { row, item, viewer }, hours, reason);
  if (!held.row.checkId) throw wrongState();
  await approveHours(db, held.row.checkId, hours, { by, at: now(), reason, rules: viewer.rules });
  await closeAutoTodos(db, { ...row, at: now(), by });
  const move = { action: 'clear', by: 'planner', actorId: by, reason } as const;
  await moveLocked({ db, jobs, at: now() }, held.item, move, viewer.rules);
  const step = viewer.rules.roundingMinutes;
  if (changes)
    await tellCorrection(ctx, {
      row,
      checkId: held.row.checkId,
      before: checked,
      after: hours,
      step,
      reason,
    });
  else await announceCheckChange(ctx, row.crewId);
  return answerCheck(ctx, row.itemId);
};

/** As the desk says; what it does not say is as it was checked. */
function hoursSaid(body: Body, checked: Hours | null): Hours {
  const from = body.from ? new Date(body.from) : checked?.from;
  const until = body.until ? new Date(body.until) : checked?.until;
  const breakMinutes = body.breakMinutes ?? checked?.breakMinutes;
  if (!from) throw needed('from');
  if (!until) throw needed('until');
  if (breakMinutes === undefined) throw needed('breakMinutes');
  return { from, until, breakMinutes };
}

/** Who was left out at the sign-off is checked in and out by the desk, so that the steps stand in the history. */
async function checkedAfterwards(
  ctx: Ctx,
  { row, item, viewer }: { row: CheckRow; item: LockedItem; viewer: CheckViewer },
  { from, until }: Hours,
  reason: string,
): Promise<{ row: CheckRow; item: LockedItem }> {
  const { db, caller, now } = ctx;
  const by = personOf(caller);
  const made = { rules: viewer.rules, actor: 'planner', marks: { late: false, early: false } } as const;
  const event = {
    receivedAt: now(),
    deviceAt: null,
    source: 'planner',
    byPerson: by,
    noPositionReason: '',
    reason,
    appBuild: '',
  } as const;
  let held = { row, item };
  for (const [kind, at] of [
    ['in', from],
    ['out', until],
  ] as const) {
    await writeCheck(ctx, { ...made, ...held, step: kind, event: { ...event, kind, at } });
    const [after] = await checkRows(db, { itemId: row.itemId });
    const locked = await lockItem(db, row.itemId);
    if (!after || !locked) throw notFound();
    held = { row: after, item: locked };
  }
  return held;
}
