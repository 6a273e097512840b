import type { OnSiteState } from '@callboard/contract';
import { preCallMissingFrom, withoutPreCallStates } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import { Check, CircleHelp, Clock, Coffee, Hand, Hourglass, LogOut, PhoneMissed, UserX } from 'lucide-react';
import { tenantRules } from '../../tenant-rules.ts';
import type { CrewRow } from './use-crew-list.ts';

/** What the chief has to know of a person beyond how far the check is. */
export type Presence = OnSiteState | 'absent' | 'noPreCall';

/** The big dot of a person: colour and sign. */
const rowLooks = {
  expected: { status: 'quiet', icon: Clock },
  noPreCall: { status: 'trouble', icon: PhoneMissed },
  preCalled: { status: 'spare', icon: Hand },
  late: { status: 'waiting', icon: Hourglass },
  absent: { status: 'trouble', icon: UserX },
  noShow: { status: 'trouble', icon: UserX },
  in: { status: 'confirmed', icon: Check },
  break: { status: 'changed', icon: Coffee },
  out: { status: 'quiet', icon: LogOut },
  toBeChecked: { status: 'waiting', icon: CircleHelp },
} as const satisfies Record<Presence, { status: StatusName; icon: Icon }>;

const beforeWork: readonly OnSiteState[] = ['expected', 'preCalled', 'late'];
type Facts = Pick<CrewRow, 'absent' | 'state' | 'status' | 'plannedFrom'>;

/** Away by a report or a leave and not there all the same; or soon to begin and not heard of. */
export function presenceOf({ absent, state, status, plannedFrom }: Facts, now: number): Presence {
  if (absent && beforeWork.includes(state)) return 'absent';
  const startsAt = new Date(plannedFrom);
  const soon = now >= preCallMissingFrom({ startsAt, endsAt: startsAt }, tenantRules()).getTime();
  return state === 'expected' && soon && withoutPreCallStates.includes(status) ? 'noPreCall' : state;
}

export const rowLook = (row: Facts, now: number): { readonly status: StatusName; readonly icon: Icon } =>
  rowLooks[presenceOf(row, now)];
