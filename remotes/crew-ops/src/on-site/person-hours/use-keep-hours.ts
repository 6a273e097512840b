import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { hoursChanged } from './hours-changed.ts';

/** Answers that the hours stay as they are. */
export function useKeepHours(hours: Pick<CheckHours, 'crewItemId' | 'crewId' | 'name'>) {
  const t = useWords('crew-ops');
  return useFormCommand(crewChecks.keepHours, {
    onSuccess: () => {
      toast.success(t('person-hours.keptDone', { name: hours.name }));
      return hoursChanged(hours);
    },
    onRefused: (error) => error.code === 'wrong_state' && void hoursChanged(hours),
  });
}
