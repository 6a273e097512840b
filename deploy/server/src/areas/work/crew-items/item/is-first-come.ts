import type { TenantRules } from '@callboard/domain';
import type { LockedItem } from './locked-item.db.ts';

/** Who applies first has it at once: as the offer says, and where it says nothing, as the tenant's rules say. */
export const isFirstCome = (mode: LockedItem['offerMode'], { vacancyMode }: TenantRules): boolean =>
  (mode ?? vacancyMode) === 'firstCome';
