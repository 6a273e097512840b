import { invalidate, useCommand } from '@callboard/client';
import { crewItems, projectCrews } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { crewStatusQuery } from '../../../base/crew-ops.queries.ts';

function useActivated(crewId: string): () => Promise<unknown> {
  const t = useWords('crew-ops');
  return () => {
    toast.success(t('crew-chief-job.activated'));
    return Promise.all([invalidate(projectCrews.projectCrewItems), invalidate(crewStatusQuery(crewId))]);
  };
}

/** Spare to fixed: the person is asked. What stops it is looked at before it is forced. */
export function useActivateSpare(crewId: string, onStopped: (itemId: string) => void) {
  const errorText = useErrorText();
  const onSuccess = useActivated(crewId);
  return useCommand(crewItems.activate, {
    onSuccess,
    onError: (error, { params }) =>
      error.code === 'collision' ? onStopped(params.id) : toast.error(errorText(error).title),
  });
}

export function useForceSpare(crewId: string) {
  const onSuccess = useActivated(crewId);
  return useFormCommand(crewItems.moveCrewItem, { onSuccess });
}
