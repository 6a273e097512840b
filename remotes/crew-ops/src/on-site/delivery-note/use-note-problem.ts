import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { noteChanged } from './note-changed.ts';

type Told = { readonly onDone: () => void; readonly onRefused: (error: CallError) => void };

/** Says what is wrong: nobody can sign until it is settled. */
export function useReportProblem(crewId: string, { onDone, onRefused }: Told) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.reportNoteProblem, {
    onSuccess: () => {
      toast.success(t('delivery-note.wrongSent'));
      onDone();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });
}

export function useAnswerProblem(crewId: string, { onDone, onRefused }: Told) {
  const t = useWords('crew-ops');
  return useCommand(projectCrews.answerNoteProblem, {
    onSuccess: ({ may }) => {
      toast.success(t(may.answerProblem ? 'delivery-note.answerStill' : 'delivery-note.answered'));
      onDone();
      void noteChanged(crewId);
    },
    onError: onRefused,
  });
}
