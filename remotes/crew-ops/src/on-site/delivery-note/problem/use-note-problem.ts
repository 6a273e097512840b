import type { CallError } from '@callboard/client';
import { projectCrews } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { noteChanged } from '../note/note-changed.ts';

/** Says what is wrong: nobody can sign until it is settled. */
export function useReportProblem(crewId: string, onRefused: (error: CallError) => void) {
  const t = useWords('crew-ops');
  return useFormCommand(projectCrews.reportNoteProblem, {
    onSuccess: () => {
      toast.success(t('delivery-note.wrongSent'));
      return noteChanged(crewId);
    },
    onRefused,
  });
}

export function useAnswerProblem(crewId: string, onRefused: (error: CallError) => void) {
  const t = useWords('crew-ops');
  return useFormCommand(projectCrews.answerNoteProblem, {
    onSuccess: ({ may }) => {
      toast.success(t(may.answerProblem ? 'delivery-note.answerStill' : 'delivery-note.answered'));
      return noteChanged(crewId);
    },
    onRefused,
  });
}
