import { bindingActions, crewItemMoves, undoAnswerMs, undoGraceMs } from '@callboard/domain';
import type { CrewItemAction, CrewItemActor, TenantRules } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { LockedItem } from '../item/locked-item.db.ts';
import { refuseClosed } from '../item/refuse-closed.ts';

type Move = { action: CrewItemAction; by: CrewItemActor; at: Date; reason: string };

/** What speaks against a move although the states would allow it: the clock, a missing time or reason. */
export function refuseMove(item: LockedItem, { action, by, at, reason }: Move, rules: TenantRules): void {
  if ('reason' in crewItemMoves[action] && reason.trim() === '')
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  if (action === 'offer' || bindingActions.includes(action)) refuseClosed(item);
  const { startsAt, endsAt, deadlineAt, decidedAt } = item;
  if (bindingActions.includes(action)) {
    if (!startsAt || !endsAt)
      throw new AppError('invalid', {
        fields: [{ path: startsAt ? 'endTime' : 'startTime', code: 'required' }],
      });
    // A spare stands by for those who do not come, which is known only once it has begun.
    const latest = item.status === 'spare' ? endsAt : startsAt;
    if (action !== 'book' && latest <= at) throw new AppError('too_late');
  }
  if (action === 'noShow' && startsAt) {
    const from = new Date(startsAt.getTime() + rules.noShowAfterMinutes * 60_000);
    if (at < from) throw new AppError('too_early', { params: { from: from.toISOString() } });
  }
  const answer = action === 'confirm' || action === 'refuse';
  if (answer && by === 'person' && endsAt && endsAt <= at) throw new AppError('too_late');
  const asked = item.status === 'requested' || item.status === 'spareRequested';
  if (action === 'confirm' && by === 'person' && asked && deadlineAt && at > deadlineAt)
    throw new AppError('too_late', { params: { deadline: deadlineAt.toISOString() } });
  if (
    action === 'undoAnswer' &&
    (!decidedAt || at.getTime() - decidedAt.getTime() > undoAnswerMs + undoGraceMs)
  )
    throw new AppError('too_late');
}
