import type { CrewItemState } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import {
  Ban,
  BriefcaseBusiness,
  Check,
  CircleCheckBig,
  CircleDashed,
  CircleOff,
  Clock,
  GitCompare,
  Hammer,
  LifeBuoy,
  PhoneCall,
  UserX,
  X,
} from 'lucide-react';

/** How a position's state looks, the same on every screen. */
export const statusLooks = {
  draft: { status: 'quiet', icon: CircleDashed },
  vacant: { status: 'quiet', icon: CircleDashed },
  requested: { status: 'waiting', icon: Clock },
  confirmed: { status: 'confirmed', icon: Check },
  ready: { status: 'confirmed', icon: PhoneCall },
  working: { status: 'confirmed', icon: Hammer },
  done: { status: 'confirmed', icon: CircleCheckBig },
  cleared: { status: 'quiet', icon: CircleCheckBig },
  hasChanged: { status: 'changed', icon: GitCompare },
  spareRequested: { status: 'waiting', icon: LifeBuoy },
  spare: { status: 'spare', icon: LifeBuoy },
  refused: { status: 'quiet', icon: X },
  expired: { status: 'trouble', icon: Clock },
  notNeeded: { status: 'quiet', icon: CircleOff },
  noShow: { status: 'trouble', icon: UserX },
  cancelled: { status: 'quiet', icon: Ban },
  // Not a state of a position: the person has applied for it.
  applied: { status: 'waiting', icon: BriefcaseBusiness },
} as const satisfies Record<CrewItemState | 'applied', { status: StatusName; icon: Icon }>;

export type ShownStatus = keyof typeof statusLooks;
