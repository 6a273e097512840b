import {
  actionsAfterCheckIn,
  answerDeadline,
  calledOffStates,
  decidingActions,
  isLateRefusal,
  requestedStates,
} from '@callboard/domain';
import type { CrewItemAction, CrewItemState, TenantRules } from '@callboard/domain';
import type { Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { LockedItem } from './locked-item.db.ts';

type Columns = Updateable<Tables['crew_item']>;

type Move = { action: CrewItemAction; to: CrewItemState; at: Date; reason: string };

/** Of a position that nobody has: what its person's plans said of it is over as well. */
export const withoutPerson = {
  person_id: null,
  double_booking: false,
  many_at_once: false,
  forced_by: null,
  forced_reason: '',
} as const satisfies Columns;

/** What else is written with a new state. */
export function moveColumns(item: LockedItem, { action, to, at, reason }: Move, rules: TenantRules): Columns {
  const columns: Columns = { status: to };
  if (!actionsAfterCheckIn.includes(action)) columns.previous_status = item.status;
  if (to === 'requested' || to === 'spareRequested') {
    if (action !== 'undoAnswer') {
      columns.requested_at = at;
      // Of work that has begun what is left of it counts.
      const due = item.starts_at && item.starts_at <= at ? item.ends_at : item.starts_at;
      columns.deadline_at = due ? answerDeadline(at, due, rules) : null;
      columns.reminded_at = null;
    }
    columns.decided_at = null;
    columns.reason = '';
  }
  if (decidingActions.includes(action)) columns.decided_at = at;
  if (reason !== '') columns.reason = reason;
  if (action === 'offer') {
    columns.offer_ended_at = null;
    // Who refused, or did not answer, has it no longer.
    Object.assign(columns, withoutPerson);
    // Offered again as it was; a time that is over holds no more.
    if (item.offer_until && item.offer_until <= at) columns.offer_until = null;
  }
  if (item.status === 'refused') columns.late_refusal = false;
  if (action === 'refuse' || action === 'release')
    columns.late_refusal = isLateRefusal(
      item.status,
      item.starts_at,
      item.cancellation_asked_at ?? at,
      rules,
    );
  if ([...calledOffStates, ...requestedStates, 'refused'].includes(to)) {
    columns.cancellation_asked_at = null;
    columns.cancellation_seen_at = null;
  }
  return columns;
}
