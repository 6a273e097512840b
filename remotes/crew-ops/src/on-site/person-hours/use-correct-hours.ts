import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { hoursChanged } from './hours-changed.ts';

export function useCorrectHours(hours: Pick<CheckHours, 'crewItemId' | 'crewId' | 'name'>) {
  const t = useWords('crew-ops');
  return useFormCommand(crewChecks.correctCheck, {
    onSuccess: () => {
      toast.success(t('person-hours.corrected', { name: hours.name }));
      return hoursChanged(hours);
    },
  });
}
