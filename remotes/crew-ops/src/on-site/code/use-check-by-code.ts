import { queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useMemo } from 'react';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { patchCaches, staleQueries } from '../check/check-cache.ts';
import type { StepOf } from '../check/step-of.ts';
import { paths } from '../../base/paths.ts';
import { checkByCodeName, optimisticByCode } from './optimistic-by-code.ts';

/** The call names no position, but in the queue it stands among the steps of this one. */
const checkByCodeOf = (crewItemId: string) =>
  queued(crewChecks.checkByCode, {
    name: checkByCodeName,
    entity: () => onSiteEntity(crewItemId),
    device: true,
    apply: optimisticByCode,
    invalidates: () => staleQueries({ params: { id: crewItemId } }),
    settle: patchCaches,
    settledBy: ['already_checked_in'],
  });

/** By the code off the chief's phone: who reads it is there. */
export function useCheckByCode(crewItemId: string, { crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  const command = useMemo(() => checkByCodeOf(crewItemId), [crewItemId]);
  return useQueued(command, {
    title: ({ body }) => t(body.step === 'in' ? 'check-in.outbox' : 'check-out.outbox', { what }),
    editAt: () => paths.checkIn.to({ id: crewId }),
    ...(onRefused && { onRefused }),
  });
}
