import { query } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { QueryInputOf } from '@callboard/contract';

/** Positions as they are offered now; `alike` brings those just like them. */
export const offerChoicesQuery = (ids: readonly string[], alike: boolean) =>
  query(
    crewItems.offerChoices,
    { query: { items: ids.join(','), ...(alike && { alike: 'true' as const }) } },
    { gcTime: 0 },
  );

/** How many people an offer reaches; the last count stays until the next one is there. */
export const offerReachQuery = (chosen: QueryInputOf<typeof crewItems.offerReach>) =>
  query(crewItems.offerReach, { query: chosen }, { placeholderData: (before) => before });
