import type { CrewItemState } from '@callboard/domain';
import { positionLooks } from '@callboard/parts';
import type { Icon, StatusName } from '@callboard/ui';
import { BriefcaseBusiness, Check, CircleCheckBig, Hammer, PhoneCall } from 'lucide-react';

/** How a position's state looks, the same on every screen. */
export const statusLooks = {
  ...positionLooks,
  confirmed: { status: 'confirmed', icon: Check },
  ready: { status: 'confirmed', icon: PhoneCall },
  working: { status: 'confirmed', icon: Hammer },
  done: { status: 'confirmed', icon: CircleCheckBig },
  cleared: { status: 'quiet', icon: CircleCheckBig },
  // Not a state of a position: the person has applied for it.
  applied: { status: 'waiting', icon: BriefcaseBusiness },
} as const satisfies Record<CrewItemState | 'applied', { status: StatusName; icon: Icon }>;

export type ShownStatus = keyof typeof statusLooks;
