import { useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import type { RefusalReason } from '@callboard/domain';
import type { Answerable } from './answerable.ts';
import { showAnswers } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { useAnswerFailed } from './use-answer-failed.ts';
import { useAnswer } from './use-answer.ts';

export type { RefusalReason };
/** The answer to another day of the same job. */
export type OtherDay = Given & { readonly reason?: RefusalReason };

/** Confirms a job and answers with it what is wanted of its other days. */
export function useConfirmJob(job: Answerable, others: readonly OtherDay[] = []): () => void {
  const answer = useAnswer();
  const given: Given[] = [{ job, answer: 'confirm' }, ...others];
  const { mutateAsync } = useCommand(jobs.confirmation, {
    optimistic: () => showAnswers(given),
    onError: useAnswerFailed(),
  });
  const body = {
    answer: 'confirm' as const,
    ...(others.length > 0 && {
      others: others.map((one) => ({
        id: one.job.id,
        answer: one.answer,
        ...(one.reason && { reason: one.reason }),
      })),
    }),
  };
  return () => void answer(given, () => mutateAsync({ params: { id: job.id }, body }));
}
