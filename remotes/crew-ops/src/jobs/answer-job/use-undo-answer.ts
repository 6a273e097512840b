import { useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { readJobsAgain, showAnswers } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { takeUndo } from './given-answers.ts';
import { useAnswerFailed } from './use-answer-failed.ts';

/** Takes answers of a moment ago back, all that were given with one tap. */
export function useUndoAnswer(): (given: readonly Given[]) => void {
  const t = useWords('crew-ops');
  const { mutate } = useCommand(jobs.confirmations, {
    optimistic: ({ body }) => showAnswers(takeUndo(body.answers[0]?.id ?? ''), { undone: true }),
    onSuccess: () => {
      toast.info(t('answer-job.undone'));
      readJobsAgain();
    },
    onError: useAnswerFailed(),
  });
  return (given) => mutate({ body: { answers: given.map(({ job: { id } }) => ({ id, answer: 'undo' })) } });
}
