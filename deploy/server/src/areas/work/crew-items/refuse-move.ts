import { bindingActions, crewItemMoves, undoAnswerMs, undoGraceMs } from '@callboard/domain';
import type { CrewItemAction, CrewItemActor, TenantRules } from '@callboard/domain';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { LockedItem } from './locked-item.db.ts';
import { refuseClosed } from './refuse-closed.ts';

type Move = { action: CrewItemAction; by: CrewItemActor; at: Date; reason: string };

/** What speaks against a move although the states would allow it: the clock, a missing time or reason. */
export function refuseMove(item: LockedItem, { action, by, at, reason }: Move, rules: TenantRules): void {
  if ('reason' in crewItemMoves[action] && reason.trim() === '')
    throw new AppError('invalid', { fields: [{ path: 'reason', code: 'required' }] });
  if (action === 'offer' || bindingActions.includes(action)) refuseClosed(item);
  const { starts_at, ends_at, deadline_at, decided_at } = item;
  if (bindingActions.includes(action)) {
    if (!starts_at || !ends_at)
      throw new AppError('invalid', {
        fields: [{ path: starts_at ? 'endTime' : 'startTime', code: 'required' }],
      });
    // A spare stands by for those who do not come, which is known only once it has begun.
    const latest = item.status === 'spare' ? ends_at : starts_at;
    if (action !== 'book' && latest <= at) throw new AppError('too_late');
  }
  if (action === 'noShow' && starts_at) {
    const from = new Date(starts_at.getTime() + rules.noShowAfterMinutes * 60_000);
    if (at < from) throw new AppError('too_early', { params: { from: from.toISOString() } });
  }
  const answer = action === 'confirm' || action === 'refuse';
  if (answer && by === 'person' && ends_at && ends_at <= at) throw new AppError('too_late');
  const asked = item.status === 'requested' || item.status === 'spareRequested';
  if (action === 'confirm' && by === 'person' && asked && deadline_at && at > deadline_at)
    throw new AppError('too_late', { params: { deadline: deadline_at.toISOString() } });
  if (
    action === 'undoAnswer' &&
    (!decided_at || at.getTime() - decided_at.getTime() > undoAnswerMs + undoGraceMs)
  )
    throw new AppError('too_late');
}
