import type { Presence } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import {
  Ban,
  CalendarCheck,
  Check,
  CircleDashed,
  CircleHelp,
  CircleOff,
  Clock,
  Coffee,
  GitCompare,
  Hand,
  Hourglass,
  LifeBuoy,
  LogOut,
  PhoneMissed,
  UserX,
  X,
} from 'lucide-react';

/** Colour and sign of what a person of a crew is, the same on every screen. */
export const presenceLooks = {
  draft: { status: 'quiet', icon: CircleDashed },
  vacant: { status: 'quiet', icon: CircleDashed },
  requested: { status: 'waiting', icon: Clock },
  spareRequested: { status: 'waiting', icon: LifeBuoy },
  spare: { status: 'spare', icon: LifeBuoy },
  // No plain tick: that one says that somebody is there.
  confirmed: { status: 'confirmed', icon: CalendarCheck },
  hasChanged: { status: 'changed', icon: GitCompare },
  refused: { status: 'quiet', icon: X },
  expired: { status: 'trouble', icon: Clock },
  notNeeded: { status: 'quiet', icon: CircleOff },
  cancelled: { status: 'quiet', icon: Ban },
  expected: { status: 'quiet', icon: Clock },
  preCalled: { status: 'spare', icon: Hand },
  noPreCall: { status: 'trouble', icon: PhoneMissed },
  late: { status: 'waiting', icon: Hourglass },
  neverCame: { status: 'trouble', icon: UserX },
  absent: { status: 'trouble', icon: UserX },
  noShow: { status: 'trouble', icon: UserX },
  in: { status: 'confirmed', icon: Check },
  break: { status: 'changed', icon: Coffee },
  toBeChecked: { status: 'waiting', icon: CircleHelp },
  out: { status: 'quiet', icon: LogOut },
} as const satisfies Record<Presence, { status: StatusName; icon: Icon }>;
