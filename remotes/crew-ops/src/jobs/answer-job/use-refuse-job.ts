import { useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import type { Answerable } from './answerable.ts';
import { showAnswers } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { useAnswerFailed } from './use-answer-failed.ts';
import { useAnswer } from './use-answer.ts';
import type { RefusalReason } from './use-confirm-job.ts';

/** Refuses a job for a reason of the list, or for one in own words. */
export function useRefuseJob(job: Answerable) {
  const answer = useAnswer();
  const given: Given[] = [{ job, answer: 'refuse' }];
  const { mutateAsync, isPending } = useCommand(jobs.confirmation, {
    optimistic: () => showAnswers(given),
    onError: useAnswerFailed(),
  });
  /** Answers whether it counts. */
  const refuse = (reason: RefusalReason, comment: string): Promise<boolean> =>
    answer(given, () =>
      mutateAsync({
        params: { id: job.id },
        body: { answer: 'refuse', reason, ...(comment && { comment }) },
      }),
    );
  return { refuse, isPending };
}
