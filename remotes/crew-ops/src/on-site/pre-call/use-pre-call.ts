import { queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { preCalled } from '../check/optimistic-check.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { patchCaches, staleQueries } from '../check/check-cache.ts';
import type { StepOf } from '../check/step-of.ts';
import { paths } from '../../base/paths.ts';

export const preCall = queued(crewChecks.preCall, {
  name: 'crew-ops.pre-call',
  entity: ({ params }) => onSiteEntity(params.id),
  device: true,
  apply: (check: CrewCheck, { input, madeAt }) => preCalled(check, { madeAt, at: input.body.at }),
  invalidates: staleQueries,
  settle: patchCaches,
});

/** "I am on my way", for oneself or as the chief for somebody else. */
export function usePreCall({ crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  return useQueued(preCall, {
    title: () => t('pre-call.outbox', { what }),
    editAt: () => paths.checkIn.to({ id: crewId }),
    ...(onRefused && { onRefused }),
  });
}
