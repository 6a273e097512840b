import { queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { checkedOut } from '../check/optimistic-check.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { patchCaches, staleQueries } from '../check/check-cache.ts';
import type { StepOf } from '../check/step-of.ts';
import { paths } from '../../base/paths.ts';

export const checkOut = queued(crewChecks.checkOut, {
  name: 'crew-ops.check-out',
  entity: ({ params }) => onSiteEntity(params.id),
  device: true,
  apply: (check: CrewCheck, { input, madeAt }) => checkedOut(check, { madeAt, at: input.body.at }),
  invalidates: staleQueries,
  settle: patchCaches,
  settledBy: ['already_checked_in'],
});

export function useCheckOut({ crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  return useQueued(checkOut, {
    title: () => t('check-out.outbox', { what }),
    editAt: () => paths.checkOut.to({ id: crewId }),
    ...(onRefused && { onRefused }),
  });
}
