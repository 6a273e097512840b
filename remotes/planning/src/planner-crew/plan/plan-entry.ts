import type { InputOf } from '@callboard/client';
import type { planningDrafts } from '@callboard/contract';
import { crewItemMoves } from '@callboard/domain';

export type PlanEntry = InputOf<typeof planningDrafts.saveDrafts>['body']['entries'][number];
export type PlanAction = PlanEntry['action'];
export type Change = { readonly action: PlanAction; readonly reason?: string; readonly force?: boolean };

/** A change of a position; with a person it is to be theirs. */
export const entryOf = (
  { itemId, version }: { readonly itemId: string; readonly version: number },
  { action, reason = '', force = false }: Change,
  personId: string | null = null,
): PlanEntry => ({ itemId, version, personId, action, force, reason });

/** The person is told why. */
export const needsReason = (action: PlanAction): boolean => 'reason' in crewItemMoves[action];
