import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { hoursChanged } from './hours-changed.ts';

/** Signs the own hours. */
export function useSignHours(hours: Pick<CheckHours, 'crewItemId' | 'crewId'>) {
  const t = useWords('crew-ops');
  return useFormCommand(crewChecks.signCrewCheck, {
    onSuccess: () => {
      toast.success(t('person-hours.signedDone'));
      return hoursChanged(hours);
    },
    // They were corrected meanwhile: what stands there now is read before it is signed.
    onRefused: () => void hoursChanged(hours),
  });
}
