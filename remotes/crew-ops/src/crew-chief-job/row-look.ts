import type { OnSiteState } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';
import { Check, CircleHelp, Clock, Coffee, Hand, Hourglass, LogOut, UserX } from 'lucide-react';

/** The big dot of a person: colour and sign. */
const rowLooks = {
  expected: { status: 'quiet', icon: Clock },
  preCalled: { status: 'spare', icon: Hand },
  late: { status: 'waiting', icon: Hourglass },
  noShow: { status: 'trouble', icon: UserX },
  in: { status: 'confirmed', icon: Check },
  break: { status: 'changed', icon: Coffee },
  out: { status: 'quiet', icon: LogOut },
  toBeChecked: { status: 'waiting', icon: CircleHelp },
} as const satisfies Record<OnSiteState, { status: StatusName; icon: Icon }>;

type Standing = { readonly absent: boolean; readonly state: OnSiteState };

/** Who is away by a report or a leave, and has not come all the same. */
export const isAway = ({ absent, state }: Standing): boolean =>
  absent && (state === 'expected' || state === 'preCalled' || state === 'late');

export const rowLook = (row: Standing): { readonly status: StatusName; readonly icon: Icon } =>
  isAway(row) ? rowLooks.noShow : rowLooks[row.state];
