import type { CrewItemState } from '@callboard/domain';
import type { StatusName } from '@callboard/ui';

export const statusLooks = {
  draft: 'quiet',
  vacant: 'quiet',
  requested: 'waiting',
  confirmed: 'confirmed',
  ready: 'confirmed',
  working: 'confirmed',
  done: 'confirmed',
  cleared: 'quiet',
  hasChanged: 'changed',
  spareRequested: 'waiting',
  spare: 'spare',
  refused: 'quiet',
  expired: 'trouble',
  notNeeded: 'quiet',
  noShow: 'trouble',
  cancelled: 'quiet',
} as const satisfies Record<CrewItemState, StatusName>;
