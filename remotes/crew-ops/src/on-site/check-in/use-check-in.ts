import { queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { checkedIn } from '../check/optimistic-check.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { patchCaches, staleQueries } from '../check/check-cache.ts';
import type { StepOf } from '../check/step-of.ts';
import { paths } from '../../base/paths.ts';

export const checkIn = queued(crewChecks.checkIn, {
  name: 'crew-ops.check-in',
  entity: ({ params }) => onSiteEntity(params.id),
  device: true,
  apply: (check: CrewCheck, { input, madeAt }) => checkedIn(check, { madeAt, at: input.body.at }),
  invalidates: staleQueries,
  settle: patchCaches,
  // From another phone: the wish is true already, and the screen shows when and by whom.
  settledBy: ['already_checked_in'],
});

export function useCheckIn({ crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  return useQueued(checkIn, {
    title: () => t('check-in.outbox', { what }),
    editAt: () => paths.checkIn.to({ id: crewId }),
    ...(onRefused && { onRefused }),
  });
}
