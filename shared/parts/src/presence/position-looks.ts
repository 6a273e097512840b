import type { CrewItemState } from '@callboard/domain';
import type { Icon, StatusName } from '@callboard/ui';
import { Ban, CircleDashed, CircleOff, Clock, GitCompare, LifeBuoy, UserX, X } from 'lucide-react';

/** Colour and sign of a position in states that look alike in lists of jobs and of a crew. */
export const positionLooks = {
  draft: { status: 'quiet', icon: CircleDashed },
  vacant: { status: 'quiet', icon: CircleDashed },
  requested: { status: 'waiting', icon: Clock },
  spareRequested: { status: 'waiting', icon: LifeBuoy },
  spare: { status: 'spare', icon: LifeBuoy },
  hasChanged: { status: 'changed', icon: GitCompare },
  refused: { status: 'quiet', icon: X },
  expired: { status: 'trouble', icon: Clock },
  notNeeded: { status: 'quiet', icon: CircleOff },
  noShow: { status: 'trouble', icon: UserX },
  cancelled: { status: 'quiet', icon: Ban },
} as const satisfies Partial<Record<CrewItemState, { status: StatusName; icon: Icon }>>;
