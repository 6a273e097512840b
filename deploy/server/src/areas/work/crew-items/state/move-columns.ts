import {
  actionsAfterCheckIn,
  answerDeadline,
  crewItemGroups,
  decidingActions,
  isLateRefusal,
  isOneOf,
} from '@callboard/domain';
import type { CrewItemAction, CrewItemState, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { LockedItem } from '../item/locked-item.db.ts';

type Columns = Updateable<Tables['crewItem']>;

type Move = { action: CrewItemAction; to: CrewItemState; at: Date; reason: string };

/** Of a position that nobody has: what its person's plans said of it is over as well. */
export const withoutPerson = {
  personId: null,
  doubleBooking: false,
  manyAtOnce: false,
  forcedBy: null,
  forcedReason: '',
} as const satisfies Columns;

/** What else is written with a new state. */
export function moveColumns(item: LockedItem, { action, to, at, reason }: Move, rules: TenantRules): Columns {
  const columns: Columns = { status: to };
  if (!actionsAfterCheckIn.includes(action)) columns.previousStatus = item.status;
  if (to === 'requested' || to === 'spareRequested') {
    if (action !== 'undoAnswer') {
      columns.requestedAt = at;
      // Of work that has begun what is left of it counts.
      const due = item.startsAt && item.startsAt <= at ? item.endsAt : item.startsAt;
      columns.deadlineAt = due ? answerDeadline(at, due, rules) : null;
      columns.remindedAt = null;
    }
    columns.decidedAt = null;
    columns.reason = '';
  }
  if (decidingActions.includes(action)) columns.decidedAt = at;
  if (reason !== '') columns.reason = reason;
  if (action === 'offer') {
    columns.offerEndedAt = null;
    // Who refused, or did not answer, has it no longer.
    Object.assign(columns, withoutPerson);
    // Offered again as it was; a time that is over holds no more.
    if (item.offerUntil && item.offerUntil <= at) columns.offerUntil = null;
  }
  if (item.status === 'refused') columns.lateRefusal = false;
  if (action === 'refuse' || action === 'release')
    columns.lateRefusal = isLateRefusal(item.status, item.startsAt, item.cancellationAskedAt ?? at, rules);
  if (isOneOf(to, [...crewItemGroups.calledOff, ...crewItemGroups.requested, 'refused'])) {
    columns.cancellationAskedAt = null;
    columns.cancellationSeenAt = null;
  }
  return columns;
}
