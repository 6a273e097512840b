import { invalidate, useCommand } from '@callboard/client';
import { crewItems, projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { crewStatusQuery } from '../crew-ops.queries.ts';

/** Spare to fixed: the person is asked. */
export function useActivateSpare(crewId: string) {
  const t = useWords('crew-ops');
  return useCommand(crewItems.activate, {
    onSuccess: () => {
      toast.success(t('crew-chief-job.activated'));
      return Promise.all([invalidate(projectCrews.projectCrewItems), invalidate(crewStatusQuery(crewId))]);
    },
  });
}
