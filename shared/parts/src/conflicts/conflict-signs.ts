import type { ItemConflict } from '@callboard/contract';
import type { Icon } from '@callboard/ui';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';

export const conflictSigns = { stop: OctagonAlert, warn: TriangleAlert, info: Info } satisfies Record<
  ItemConflict['level'],
  Icon
>;

/** Tells conflicts of one list apart. */
export const conflictKey = ({ kind, itemId, params }: ItemConflict): string =>
  `${kind} ${itemId} ${JSON.stringify(params)}`;
