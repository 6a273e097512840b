import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { hoursChanged } from './hours-changed.ts';

/** Says that the own hours are wrong; they stay until the office has answered. */
export function useObjectToHours(hours: Pick<CheckHours, 'crewItemId' | 'crewId'>) {
  const t = useWords('crew-ops');
  return useFormCommand(crewChecks.objectToHours, {
    onSuccess: () => {
      toast.success(t('person-hours.objected'));
      return hoursChanged(hours);
    },
    onRefused: (error) => error.code === 'wrong_state' && void hoursChanged(hours),
  });
}
