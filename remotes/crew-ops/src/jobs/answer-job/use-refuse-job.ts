import { useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import type { BodyOf } from '@callboard/contract';
import type { Answerable } from './answerable.ts';
import { showAnswers } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { useAnswerFailed } from './use-answer-failed.ts';
import { useAnswer } from './use-answer.ts';

/** Refuses a job for a reason of the list, or for one in own words. */
export function useRefuseJob(job: Answerable) {
  const answer = useAnswer();
  const given: Given[] = [{ job, answer: 'refuse' }];
  const { mutateAsync } = useCommand(jobs.confirmation, {
    optimistic: () => showAnswers(given),
    onError: useAnswerFailed(),
  });
  /** Answers whether it counts. */
  return (body: BodyOf<typeof jobs.confirmation>): Promise<boolean> =>
    answer(given, () => mutateAsync({ params: { id: job.id }, body }));
}
