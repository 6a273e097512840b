import { invalidate } from '@callboard/client';
import { jobs } from '@callboard/contract';
import { undoAnswerMs } from '@callboard/domain';
import { noteJobConfirmed } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { forgetAnswers, noteSending, openUndo } from './given-answers.ts';
import { readJobsAgain } from './show-answer.ts';
import type { Given } from './show-answer.ts';
import { useUndoAnswer } from './use-undo-answer.ts';

type Send = () => Promise<unknown>;

/** Sends answers and says when they count, with the way back for as long as there is one. */
export function useAnswer(): (given: readonly Given[], send: Send) => Promise<boolean> {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const undoAnswer = useUndoAnswer();
  const messageOf = (given: readonly Given[]) => {
    const [first] = given;
    if (!first || given.length > 1)
      return t('answer-job.severalConfirmed', {
        count: given.filter(({ answer }) => answer === 'confirm').length,
      });
    const what = `${first.job.what}, ${date(first.job.startDate, 'weekday')}`;
    return t(first.answer === 'confirm' ? 'answer-job.oneConfirmed' : 'answer-job.oneRefused', { what });
  };
  return async (given, send) => {
    noteSending(given);
    try {
      await send();
    } catch {
      // Why not has been said by the command.
      forgetAnswers(given);
      return false;
    }
    const undo = () => undoAnswer(given);
    toast.success(messageOf(given), {
      time: undoAnswerMs,
      action: { label: t('on-site.undo'), run: undo },
    });
    // The lists wait until it is final: a row that leaves at once makes the next one take a second tap.
    openUndo(given, undo, () => {
      readJobsAgain();
      if (given.some(({ answer }) => answer === 'confirm')) noteJobConfirmed();
    });
    void invalidate(jobs.job);
    return true;
  };
}
