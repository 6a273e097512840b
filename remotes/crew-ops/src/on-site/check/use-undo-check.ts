import { discardWaiting, outboxNow, queued, useQueued } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useCallback } from 'react';
import { paths } from '../../base/paths.ts';
import { stepUndone } from './optimistic-check.ts';
import { onSiteEntity } from './on-site-entity.ts';
import { patchCaches, staleQueries } from './check-cache.ts';
import type { StepOf } from './step-of.ts';

export const undoCheck = queued(crewChecks.undoCheck, {
  name: 'crew-ops.undo-check',
  entity: ({ params }) => onSiteEntity(params.id),
  apply: (check: CrewCheck, { madeAt }) => stepUndone(check, { madeAt }),
  invalidates: staleQueries,
  settle: patchCaches,
});

/** Takes the own last step back: off the phone while it is still there, else by telling the server. */
export function useUndoCheck({ crewId, what, onRefused }: StepOf) {
  const t = useWords('crew-ops');
  const run = useQueued(undoCheck, {
    title: () => t('on-site.outboxUndo', { what }),
    editAt: () => paths.checkIn.to({ id: crewId }),
    ...(onRefused && { onRefused }),
  });
  return useCallback(
    async (id: string): Promise<boolean> => {
      const entity = onSiteEntity(id);
      const last = outboxNow().items.findLast((item) => item.entity === entity && item.state !== 'sent');
      // Tapped twice: it is being taken back already.
      if (last?.name === undoCheck.name) return true;
      if (last && (await discardWaiting(last.key))) return true;
      return run({ params: { id } });
    },
    [run],
  );
}
