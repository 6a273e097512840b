import { useCommand } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { hoursChanged } from './hours-changed.ts';

/** The person takes it back before the office has answered. */
export function useWithdrawObjection(hours: Pick<CheckHours, 'crewItemId' | 'crewId'>) {
  const t = useWords('crew-ops');
  return useCommand(crewChecks.withdrawObjection, {
    onSuccess: () => {
      toast.success(t('person-hours.withdrawn'));
      void hoursChanged(hours);
    },
    onError: (error) => error.code === 'wrong_state' && void hoursChanged(hours),
  });
}
