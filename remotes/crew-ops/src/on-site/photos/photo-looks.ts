import type { CrewPhoto } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';
import { CircleCheckBig, Clock, Undo2, X } from 'lucide-react';

export const photoLooks = {
  pending: { status: 'waiting', icon: Clock },
  approved: { status: 'confirmed', icon: CircleCheckBig },
  rejected: { status: 'trouble', icon: X },
  withdrawn: { status: 'quiet', icon: Undo2 },
} as const satisfies Record<CrewPhoto['state'], { status: StatusName; icon: Icon }>;
