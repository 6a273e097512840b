import { queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { breakEnded, breakStarted } from '../check/optimistic-check.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { patchCaches, staleQueries } from '../check/check-cache.ts';
import type { StepOf } from '../check/step-of.ts';
import { paths } from '../../base/paths.ts';

const rules = {
  entity: ({ params }: { params: { id: string } }) => onSiteEntity(params.id),
  device: true,
  invalidates: staleQueries,
  settle: patchCaches,
};
export const startBreak = queued(crewChecks.startBreak, {
  ...rules,
  name: 'crew-ops.start-break',
  apply: (check: CrewCheck, { madeAt }) => breakStarted(check, { madeAt }),
});
export const endBreak = queued(crewChecks.endBreak, {
  ...rules,
  name: 'crew-ops.end-break',
  apply: (check: CrewCheck, { madeAt }) => breakEnded(check, { madeAt }),
});

export function useBreak({ crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  const shared = { editAt: () => paths.checkOut.to({ id: crewId }), ...(onRefused && { onRefused }) };
  const start = useQueued(startBreak, { ...shared, title: () => t('break.outboxStart', { what }) });
  const end = useQueued(endBreak, { ...shared, title: () => t('break.outboxEnd', { what }) });
  return {
    startBreak: (id: string) => start({ params: { id }, body: {} }),
    endBreak: (id: string) => end({ params: { id }, body: {} }),
  };
}
