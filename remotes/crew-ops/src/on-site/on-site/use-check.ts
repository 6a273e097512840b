import { useOverlaid, useQuery, useUnlessLive, useWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { CrewCheck } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import type { Read } from '@callboard/feature';
import { crewCheckQuery, othersStepsMs } from '../../base/check.queries.ts';
import { onSiteEntity } from '../check/on-site-entity.ts';
import { onSiteSteps } from './own-steps.ts';

/** One position's check: what the server said, with what waits on this phone on top. */
export function useCheck(crewItemId: string): { read: Read<CrewCheck>; waiting: readonly Waiting[] } {
  const entity = onSiteEntity(crewItemId);
  const result = useQuery({ ...crewCheckQuery(crewItemId), refetchInterval: useUnlessLive(othersStepsMs) });
  const data = useOverlaid(result.data, entity, onSiteSteps);
  return { read: useRead({ ...result, data }), waiting: useWaiting(entity) };
}
