import { useCommand } from '@callboard/client';
import { jobs } from '@callboard/contract';
import type { Answerable } from './answerable.ts';
import { showAnswers } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { useAnswerFailed } from './use-answer-failed.ts';
import { useAnswer } from './use-answer.ts';

/** What was chosen when it was sent; the screen may have forgotten it by then. */
const sent = new WeakMap<object, readonly Given[]>();

/** Confirms several jobs, all or none. */
export function useConfirmJobs(): (those: readonly Answerable[]) => void {
  const answer = useAnswer();
  const { mutateAsync } = useCommand(jobs.confirmations, {
    optimistic: (input) => showAnswers(sent.get(input) ?? []),
    onError: useAnswerFailed(),
  });
  return (those) => {
    const given = those.map((job): Given => ({ job, answer: 'confirm' }));
    const input = { body: { answers: given.map((one) => ({ id: one.job.id, answer: one.answer })) } };
    sent.set(input, given);
    void answer(given, () => mutateAsync(input));
  };
}
