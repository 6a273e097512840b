import type { Presence } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import {
  CalendarCheck,
  Check,
  CircleHelp,
  Clock,
  Coffee,
  Hand,
  Hourglass,
  LogOut,
  PhoneMissed,
  UserX,
} from 'lucide-react';
import { positionLooks } from './position-looks.ts';

/** Colour and sign of what a person of a crew is, the same on every screen. */
export const presenceLooks = {
  ...positionLooks,
  // No plain tick: that one says that somebody is there.
  confirmed: { status: 'confirmed', icon: CalendarCheck },
  expected: { status: 'quiet', icon: Clock },
  preCalled: { status: 'spare', icon: Hand },
  noPreCall: { status: 'trouble', icon: PhoneMissed },
  late: { status: 'waiting', icon: Hourglass },
  neverCame: { status: 'trouble', icon: UserX },
  absent: { status: 'trouble', icon: UserX },
  in: { status: 'confirmed', icon: Check },
  break: { status: 'changed', icon: Coffee },
  toBeChecked: { status: 'waiting', icon: CircleHelp },
  out: { status: 'quiet', icon: LogOut },
} as const satisfies Record<Presence, { status: StatusName; icon: Icon }>;
